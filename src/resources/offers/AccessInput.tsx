import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { EnumInput } from '../../components/inputs/inputs.tsx';
import { rule } from '../../components/validation.ts';
import { offerChoices } from '../../generated/resources/offer.tsx';
import type { OfferValues } from './model.ts';

const privateAccess: OfferValues['accessType'] = 3;

/** Who may run the offer; a private one that is assigned to nobody says that nobody sees it. */
export const AccessInput = () => {
  const translate = useTranslate();
  const [accessType, affiliates, teams]: unknown[] = useWatch({ name: ['accessType', 'assignedAffiliates', 'assignedTeams'] });
  const isAssigned = [affiliates, teams].some((assigned) => Array.isArray(assigned) && assigned.length > 0);
  return (
    <Stack spacing={1}>
      <EnumInput<OfferValues>
        source="accessType"
        choices={offerChoices.accessType}
        validate={[rule('required')]}
        helperText="resources.offers.help.accessType"
      />
      {accessType === privateAccess && !isAssigned && <Alert severity="warning">{translate('offers.seenByNobody')}</Alert>}
    </Stack>
  );
};
