import { useGetOne, useRecordContext } from 'ra-core';
import { type ReactElement, useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { components } from '../../generated/api.d.ts';
import { fixed, type PaymentRule } from './model.ts';

type PaymentModel = components['schemas']['PaymentModel'];

const accepted: PaymentRule['paidFor'] = 'accepted_lead';
/** What accepted leads leave no choice of. */
const settled = { goal: null, paymentType: fixed, isMultiConversion: false };
/** Title of the model that every network begins with and whose rules usually pay accepted leads. */
const perLead = 'CPL';
const meta = { fields: ['id', 'title'], with: [] };

/** An input of what is reported (the generated one): accepted leads have none of it. */
export const OfReports = ({ children }: { children: ReactElement }) =>
  useWatch({ name: 'paidFor' }) === accepted ? null : children;

/** Proposes accepted leads for a new rule without a goal, as its model pays them. */
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
    // Once for each model that is selected: what is typed afterwards stays.
    if (title === proposed.current) return;
    proposed.current = title;
    if (isNew && title === perLead && typeof goal !== 'number') setValue('paidFor', accepted, { shouldDirty: true });
  }, [title, isNew, goal, setValue]);
};

/** What a rule pays for (the generated input). */
export const PaidForInput = ({ children }: { children: ReactElement }) => {
  const paidFor: unknown = useWatch({ name: 'paidFor' });
  const { getValues, setValue } = useFormContext();
  useProposal();
  useEffect(() => {
    if (paidFor !== accepted) return;
    for (const [name, value] of Object.entries(settled))
      if ((getValues(name) ?? null) !== value) setValue(name, value, { shouldDirty: true });
  }, [paidFor, getValues, setValue]);
  return children;
};
