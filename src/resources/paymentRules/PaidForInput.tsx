import { useGetOne, useRecordContext } from 'ra-core';
import { type ReactElement, useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { components } from '../../generated/api.d.ts';
import type { PaymentRule } from './model.ts';

type PaymentModel = components['schemas']['PaymentModel'];

const accepted: PaymentRule['paidFor'] = 'accepted_lead';
/** Title of the model that every network starts with and whose rules usually pay accepted leads. */
const perLead = 'CPL';
const meta = { fields: ['id', 'title'], with: [] };

/** Proposes accepted leads for a new rule without a goal, if its model pays for them. */
const useProposal = (): void => {
  const isNew = useRecordContext()?.id === undefined;
  const [model, goal]: unknown[] = useWatch({ name: ['paymentModel', 'goal'] });
  const { setValue } = useFormContext();
  const proposed = useRef<string>(undefined);
  const { data } = useGetOne<PaymentModel>(
    'settings/payment-settings',
    { id: Number(model), meta },
    { enabled: isNew && typeof model === 'number', retry: false },
  );
  const title = data?.title;
  useEffect(() => {
    // Once for each selected model: later input by the user stays.
    if (title === proposed.current) return;
    proposed.current = title;
    if (isNew && title === perLead && typeof goal !== 'number') setValue('paidFor', accepted, { shouldDirty: true });
  }, [title, isNew, goal, setValue]);
};

/** What a rule pays for (the generated input). */
export const PaidForInput = ({ children }: { children: ReactElement }) => {
  useProposal();
  return children;
};
