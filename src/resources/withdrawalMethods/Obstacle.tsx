import Alert from '@mui/material/Alert';
import { useGetList, useRecordContext } from 'ra-core';
import { useViewer } from '../../components/viewer.ts';
import { useWords } from '../../components/useWords.ts';
import type { components } from '../../generated/api.d.ts';
import { accountWords as words } from './accountWords.ts';

type WithdrawalMethod = components['schemas']['WithdrawalMethod'];
type PaymentMethod = components['schemas']['PaymentMethod'];

/**
 * Says why no withdrawal can be requested to the current withdrawal method: the network no longer pays by its payment
 * method, or staff have yet to verify the account.
 */
export const Obstacle = () => {
  const say = useWords();
  const isStaff = useViewer()?.isStaff;
  const { paymentMethod: kind, status, verified } = useRecordContext<WithdrawalMethod>() ?? {};
  // Affiliates don't reach inactive ones.
  const filter = { id: [kind ?? 0], status: ['active'] };
  const { data } = useGetList<PaymentMethod>(
    'settings/payment-methods',
    { filter, pagination: { page: 1, perPage: 1 } },
    { enabled: typeof kind === 'number', retry: false },
  );
  if (data?.length === 0) return <Alert severity="warning">{say(isStaff ? words.outOfUse : words.noLonger)}</Alert>;
  const isWaiting = data?.[0]?.verification && status === 'inactive' && !verified;
  return isWaiting ? <Alert severity="info">{say(words.waiting)}</Alert> : null;
};
