import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import { tokensOf } from '../../../domain/formula/tokens.ts';
import { type Metric, useMetricNames, useTokenText } from './useMetricNames.ts';

/** A formula with the titles of its metrics; for a built-in metric, its name in the API. */
export const FormulaField = (_: { source: 'value'; label?: string }) => {
  const metric = useRecordContext<Metric>();
  const metrics = useMetricNames() ?? [];
  const textOf = useTokenText(metrics);
  if (!metric?.value) return null;
  const tokens = tokensOf(metric.value);
  if (tokens.length === 1) return <code>{metric.value}</code>;
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {tokens
        .map((token) => textOf(token).shown)
        .join(' ')
        .replaceAll('( ', '(')
        .replaceAll(' )', ')')}
    </Box>
  );
};
