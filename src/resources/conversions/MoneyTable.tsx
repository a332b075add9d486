import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import { paymentType } from '../../../domain/money/payment-type.ts';
import { MoneyField } from '../../components/fields/MoneyField.tsx';
import { PercentField } from '../../components/fields/PercentField.tsx';
import { RateField } from '../../components/fields/RateField.tsx';
import { useWords } from '../../components/useWords.ts';
import type { Conversion } from './model.ts';
import { moneyWords as words } from './moneyWords.ts';

const Line = ({ name, children }: { name: string; children: readonly [ReactNode, ReactNode] }) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{children[0]}</td>
    <td>{children[1]}</td>
  </tr>
);

const look = {
  width: '100%',
  maxWidth: 520,
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '4px 0 4px 12px', textAlign: 'right', fontWeight: 400 },
  '& th[scope=row]': { paddingLeft: 0, textAlign: 'left', color: 'text.secondary' },
  '& thead th': { color: 'text.secondary' },
  '& tbody tr:last-of-type > *': { borderTop: 1, borderColor: 'divider', fontWeight: 600 },
} as const;

/** From the rule's amount to what is paid, with both sides next to each other. */
export const MoneyTable = () => {
  const say = useWords();
  const conversion = useRecordContext<Conversion>();
  if (!conversion) return null;
  const isShare = conversion.ruleType === paymentType.percent;
  return (
    <Box component="table" sx={look}>
      <thead>
        <tr>
          <td />
          <th scope="col">{say(words.revenue)}</th>
          <th scope="col">{say(words.payout)}</th>
        </tr>
      </thead>
      <tbody>
        {isShare && (
          <Line name={say(words.rule)}>
            <PercentField<Conversion> source="ruleRevenue" />
            <PercentField<Conversion> source="rulePayout" />
          </Line>
        )}
        {isShare && (
          <Line name={say(words.reported)}>
            <MoneyField<Conversion> source="amount" currency="amountCurrency" />
            <MoneyField<Conversion> source="amount" currency="amountCurrency" />
          </Line>
        )}
        <Line name={say(words.byRule)}>
          <MoneyField<Conversion> source="originalRevenue" currency="revenueCurrency" />
          <MoneyField<Conversion> source="originalPayout" currency="payoutCurrency" />
        </Line>
        <Line name={say(words.rate)}>
          <RateField<Conversion> source="revenueRate" />
          <RateField<Conversion> source="payoutRate" />
        </Line>
        <Line name={say(words.result)}>
          <MoneyField<Conversion> source="revenue" currency="revenueCurrency" />
          <MoneyField<Conversion> source="payout" currency="payoutCurrency" />
        </Line>
      </tbody>
    </Box>
  );
};
