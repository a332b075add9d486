import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'ra-core';
import { DurationField } from '../../components/fields/DurationField.tsx';
import { useReferences, useRepresent } from '../../components/references.ts';
import { offerChoices } from '../../generated/resources/offer.tsx';
import { AvailabilityTerms } from './AvailabilityTerms.tsx';
import type { Offer } from './model.ts';
import { Section } from './Section.tsx';
import { Term } from './Term.tsx';

/** Records that an offer refers to, as chips; nothing for those that the user may not see. */
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

/** Where and when an offer accepts traffic, and the rules for running it. */
export const OfferTerms = ({ offer }: { offer: Offer }) => {
  const translate = useTranslate();
  const { trafficSources = [], payMethods = [], integrationMethod, sessionLifespan, sessionLifespanType } = offer;
  const method = offerChoices.integrationMethod.find(({ id }) => id === integrationMethod);
  const from = offerChoices.sessionLifespanType.find(({ id }) => id === sessionLifespanType);
  return (
    <Section heading="offers.terms">
      <Box component="dl" sx={{ display: 'grid', gap: 2, margin: 0 }}>
        <AvailabilityTerms offer={offer.id} />
        {trafficSources.length > 0 && (
          <Term label={translate('offers.allowedTraffic')}>
            <Named resource="settings/lists/traffic-sources" ids={trafficSources} />
          </Term>
        )}
        {sessionLifespan && (
          <Term label={translate('offers.window')}>
            <DurationField<Offer> source="sessionLifespan" unit="days" />
            {from && ` · ${translate('offers.windowFrom', { event: translate(from.name).toLowerCase() })}`}
          </Term>
        )}
        {method && <Term label={translate('resources.offers.fields.integrationMethod')}>{translate(method.name)}</Term>}
        {payMethods.length > 0 && (
          <Term label={translate('offers.paidBy')}>
            <Named resource="settings/payment-methods" ids={payMethods} />
          </Term>
        )}
      </Box>
    </Section>
  );
};
