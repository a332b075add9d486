import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useGetList, useRecordContext, useTranslate } from 'ra-core';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { rivalsOf } from '../../../domain/money/payment-rules.ts';
import { isSchedule } from '../../../domain/time/schedule.ts';
import { usualWeight } from '../../../domain/traffic/sieve.ts';
import type { PaymentRule } from './model.ts';

type Values = Partial<Omit<PaymentRule, 'schedule'>> & { schedule?: unknown };

/** Returns a rule, or the form's values for one, in comparable form. */
const compared = (rule: Values) => ({
  paidFor: rule.paidFor ?? 'report',
  goal: rule.goal ?? null,
  affiliate: rule.affiliate ?? null,
  team: rule.team ?? null,
  weight: rule.weight ?? usualWeight,
  countries: rule.countries ?? [],
  countriesMode: rule.countriesMode ?? 'only',
  languages: rule.languages ?? [],
  languagesMode: rule.languagesMode ?? 'only',
  trafficSources: rule.trafficSources ?? [],
  trafficSourcesMode: rule.trafficSourcesMode ?? 'only',
  schedule: isSchedule(rule.schedule) ? rule.schedule : null,
});

/**
 * The affiliate that a rule is for (the generated input), and a warning that names rules with the same rank and weight.
 */
export const RivalNotice = ({ children }: { children: ReactElement }) => {
  const translate = useTranslate();
  const record = useRecordContext<PaymentRule>();
  const values: Values = useWatch<Values>();
  const { offer } = values;
  const { data = [] } = useGetList<PaymentRule>(
    'payment-rules',
    {
      filter: { offer: [offer], status: ['active'] },
      pagination: { page: 1, perPage: 500 },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled: typeof offer === 'number', retry: false },
  );
  const others = data
    .filter(({ id }) => id !== record?.id)
    .map((rule) => ({ ...compared(rule), id: rule.id, title: rule.title, isActive: true }));
  const rivals = rivalsOf(compared(values), others, Math.floor(Date.now() / 1000));
  return (
    <Stack spacing={1}>
      {children}
      {rivals.length > 0 && (
        <Alert severity="warning">
          {translate('paymentRules.rivals', { rules: rivals.map(({ title }) => title).join(', ') })}
        </Alert>
      )}
    </Stack>
  );
};
