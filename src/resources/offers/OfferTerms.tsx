import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { DurationField } from '../../components/fields/DurationField.tsx';
import { useReferences, useRepresent } from '../../components/references.ts';
import { offerChoices } from '../../generated/resources/offer.tsx';
import type { Offer } from './model.ts';
import { Section } from './Section.tsx';

/** Records that an offer names, as chips; nothing of those that the person may not see. */
const Named = ({ resource, ids }: { resource: string; ids: readonly number[] }) => {
  const { records } = useReferences(resource, ids);
  const represent = useRepresent(resource);
  const known = records.filter((record) => record !== undefined);
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, listStyle: 'none', margin: 0, padding: 0 }}>
      {known.map((record) => (
        <Chip key={record.id} component="li" variant="outlined" label={represent(record)} />
      ))}
    </Box>
  );
};

const Term = ({ label, children }: { label: string; children: ReactNode }) => {
  const translate = useTranslate();
  return (
    <div>
      <Typography component="dt" variant="caption" color="textSecondary" sx={{ display: 'block', marginBottom: 0.5 }}>
        {translate(label)}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ margin: 0 }}>
        {children}
      </Typography>
    </div>
  );
};

/** What one keeps to who runs an offer, as far as it says anything. */
export const OfferTerms = ({ offer }: { offer: Offer }) => {
  const translate = useTranslate();
  const { trafficSources = [], payMethods = [], integrationMethod, sessionLifespan, sessionLifespanType } = offer;
  const method = offerChoices.integrationMethod.find(({ id }) => id === integrationMethod);
  const from = offerChoices.sessionLifespanType.find(({ id }) => id === sessionLifespanType);
  const isEmpty = [trafficSources, payMethods].every(({ length }) => length === 0) && !method && !sessionLifespan;
  if (isEmpty) return null;
  return (
    <Section heading="offers.terms">
      <Box component="dl" sx={{ display: 'grid', gap: 2, margin: 0 }}>
        {trafficSources.length > 0 && (
          <Term label="offers.allowedTraffic">
            <Named resource="settings/lists/traffic-sources" ids={trafficSources} />
          </Term>
        )}
        {sessionLifespan && (
          <Term label="offers.window">
            <DurationField<Offer> source="sessionLifespan" unit="days" />
            {from && ` · ${translate('offers.windowFrom', { event: translate(from.name).toLowerCase() })}`}
          </Term>
        )}
        {method && <Term label="resources.offers.fields.integrationMethod">{translate(method.name)}</Term>}
        {payMethods.length > 0 && (
          <Term label="offers.paidBy">
            <Named resource="settings/payment-methods" ids={payMethods} />
          </Term>
        )}
      </Box>
    </Section>
  );
};
