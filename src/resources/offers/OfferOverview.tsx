import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { LinkBase, RecordContextProvider, useRecordContext, useTranslate } from 'ra-core';
import { type ReactNode, Suspense } from 'react';
import { SieveField } from '../../components/fields/SieveField.tsx';
import { InResource } from '../../components/InResource.tsx';
import { useViewer } from '../../components/viewer.ts';
import type { components } from '../../generated/api.d.ts';
import { capColumns } from '../../generated/resources/cap.tsx';
import { CounterField } from '../caps/CounterField.tsx';
import type { Cap } from '../caps/model.ts';
import type { PaymentRule } from '../paymentRules/model.ts';
import { Line, Lines } from './Lines.tsx';
import type { Offer } from './model.ts';
import { Payouts } from './Payouts.tsx';
import { TargetingPlan } from './TargetingPlan.tsx';
import { useActiveOf } from './useActiveOf.ts';

type Assignment = components['schemas']['AffiliateAssignment'];
type Landing = components['schemas']['Landing'];

/** How many of each are shown; the tab has all. */
const maxShown = 5;

interface PartProps {
  offer: number;
  resource: string;
  /** The tab with all of them. */
  tab: string;
  count: number;
  children: ReactNode;
}

/**
 * A part of an offer in a card that links to all of it. It appears once the texts of its fields are loaded: what
 * surrounds it stays, as the user may be typing there.
 */
const Part = ({ offer, resource, tab, count, children }: PartProps) => {
  const translate = useTranslate();
  return (
    <Suspense>
      <InResource name={resource}>
        <Card component="section" aria-label={translate(`resources.${resource}.title`)} sx={{ padding: 2.5 }}>
          <Box
            sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, marginBottom: 0.5 }}
          >
            <Typography variant="h4" component="h2">
              {translate(`resources.${resource}.title`)}
            </Typography>
            <Button
              color="inherit"
              component={LinkBase}
              to={`/offers/${offer}/${tab}`}
              sx={{ marginRight: -1, marginY: -0.75 }}
            >
              {translate('offers.all', { count })}
            </Button>
          </Box>
          {children}
        </Card>
      </InResource>
    </Suspense>
  );
};

const Rules = ({ offer }: { offer: number }) => {
  const rules = useActiveOf<PaymentRule>('payment-rules', offer);
  if (!rules?.length) return null;
  return (
    <Part offer={offer} resource="payment-rules" tab="payment-rules" count={rules.length}>
      <Payouts rules={rules.slice(0, maxShown)} withRevenue />
    </Part>
  );
};

const Caps = ({ offer }: { offer: number }) => {
  const caps = useActiveOf<Cap>('caps', offer);
  if (!caps?.length) return null;
  return (
    <Part offer={offer} resource="caps" tab="caps" count={caps.length}>
      <Lines>
        {caps.slice(0, maxShown).map((cap) => (
          <RecordContextProvider key={cap.id} value={cap}>
            <Line
              title={cap.title}
              about={
                <>
                  {capColumns.value} · {capColumns.period}
                </>
              }
              amount={<CounterField source="counter" />}
            />
          </RecordContextProvider>
        ))}
      </Lines>
    </Part>
  );
};

const Pages = ({ offer }: { offer: number }) => {
  const landings = useActiveOf<Landing>('landings', offer);
  if (!landings?.length) return null;
  return (
    <Part offer={offer} resource="landings" tab="landings" count={landings.length}>
      <Lines>
        {landings.slice(0, maxShown).map((landing) => (
          <RecordContextProvider key={landing.id} value={landing}>
            <Line title={landing.title} about={<SieveField<Landing> source="schedule" />} />
          </RecordContextProvider>
        ))}
      </Lines>
    </Part>
  );
};

/** The affiliates who are assigned to the offer. */
const Senders = ({ offer }: { offer: number }) => {
  const assignments = useActiveOf<Assignment>('affiliate-assignments', offer);
  if (!assignments?.length) return null;
  return (
    <Part offer={offer} resource="affiliate-assignments" tab="affiliates" count={assignments.length}>
      <Lines>
        {assignments.slice(0, maxShown).map((assignment) => (
          <RecordContextProvider key={assignment.id} value={assignment}>
            <Line title={assignment.title} about={<SieveField<Assignment> source="schedule" />} />
          </RecordContextProvider>
        ))}
      </Lines>
    </Part>
  );
};

/**
 * What an offer consists of, side by side if there is room: who gets its traffic and from whom, what is paid, its
 * limits, its pages.
 */
export const OfferOverview = () => {
  const offer = useRecordContext<Offer>();
  const viewer = useViewer();
  if (!offer || !viewer?.isStaff) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        '&:empty': { display: 'none' },
      }}
    >
      <TargetingPlan />
      <Senders offer={offer.id} />
      <Rules offer={offer.id} />
      <Caps offer={offer.id} />
      <Pages offer={offer.id} />
    </Box>
  );
};
