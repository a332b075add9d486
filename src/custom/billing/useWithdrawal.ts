import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../components/api.ts';
import type { operations } from '../../generated/api.d.ts';
import { inOwnWords } from '../../providers/calls/calls.ts';
import { isFailure } from '../../providers/data/errors.ts';
import { dataOf } from '../../providers/data/client.ts';
import { freshKey } from '../../providers/data/idempotency.ts';

/** What an affiliate may withdraw. */
export type Withdrawable = operations['readWithdrawable']['responses'][200]['content']['application/json']['data'];

export type WithdrawalRequest = operations['createWithdrawal']['requestBody']['content']['application/json'];

/** What is approved and not on any invoice, by currency, and the minimum amount that can be requested. */
export const useWithdrawable = () => {
  const api = useApi();
  return useQuery({
    queryKey: ['withdrawable'],
    queryFn: async ({ signal }) => dataOf(await api.GET('/user/affiliate_invoices/withdrawable', { signal })),
  });
};

/**
 * Requests a withdrawal; the balances on the page are then fetched again. However many attempts one dialog takes, the
 * withdrawal is made once: if only the answer was lost, the next attempt gets it.
 */
export const useRequestWithdrawal = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const [key, setKey] = useState(freshKey);
  return async (body: WithdrawalRequest): Promise<{ id: number }> => {
    const headers = { 'Idempotency-Key': key, ...inOwnWords };
    const invoice = await api
      .POST('/user/affiliate_invoices/withdraw', { body, headers })
      .then(dataOf)
      .catch((error: unknown) => {
        // The first attempt succeeded but its answer got lost; the next one asks for something else.
        if (isFailure(error, 'keyReused')) setKey(freshKey());
        throw error;
      });
    // Not awaited: the dialog would meanwhile say that there is nothing to withdraw.
    void queryClient.invalidateQueries();
    return invoice;
  };
};
