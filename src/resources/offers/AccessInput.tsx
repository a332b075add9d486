import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import type { OfferValues } from './model.ts';

const privateAccess: OfferValues['accessType'] = 3;

/** Who may run the offer (the generated input); says if a private offer is assigned to, and so seen by, no one. */
export const AccessInput = ({ children }: { children: ReactElement }) => {
  const translate = useTranslate();
  const [accessType, affiliates, teams]: unknown[] = useWatch({
    name: ['accessType', 'assignedAffiliates', 'assignedTeams'],
  });
  const isAssigned = [affiliates, teams].some((assigned) => Array.isArray(assigned) && assigned.length > 0);
  return (
    <Stack spacing={1}>
      {children}
      {accessType === privateAccess && !isAssigned && (
        <Alert severity="warning">{translate('offers.seenByNobody')}</Alert>
      )}
    </Stack>
  );
};
