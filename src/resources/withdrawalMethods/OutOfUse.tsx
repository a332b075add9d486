import Alert from '@mui/material/Alert';
import { useGetList, useRecordContext } from 'ra-core';
import { useViewer } from '../../components/viewer.ts';
import { useWords } from '../../components/useWords.ts';
import type { components } from '../../generated/api.d.ts';
import { accountWords as words } from './accountWords.ts';

type WithdrawalMethod = components['schemas']['WithdrawalMethod'];

/** Says that the network no longer pays by the current withdrawal method's payment method. */
export const OutOfUse = () => {
  const say = useWords();
  const isStaff = useViewer()?.isStaff;
  const kind = useRecordContext<WithdrawalMethod>()?.paymentMethod;
  // Affiliates don't reach inactive ones.
  const filter = { id: [kind ?? 0], status: ['active'] };
  const { data } = useGetList(
    'settings/payment-methods',
    { filter, pagination: { page: 1, perPage: 1 } },
    { enabled: typeof kind === 'number', retry: false },
  );
  if (data?.length !== 0) return null;
  return <Alert severity="warning">{say(isStaff ? words.outOfUse : words.noLonger)}</Alert>;
};
