import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { formatDecimal, formatMoney, formatPercent } from '../../../../domain/money/decimal.ts';
import { metricDecimals, metricValue } from '../../../../domain/formula/metric-value.ts';
import type { Formulas } from '../../../../domain/formula/metric-network.ts';
import type { Formula } from '../../../../domain/formula/tree.ts';
import { useDenomination } from '../../../components/currencies.ts';
import { useLanguage } from '../../../components/language.ts';
import { useWords } from '../../../components/useWords.ts';
import type { Metric } from '../useMetricNames.ts';
import { formulaWords } from '../formulaWords.ts';
import { type Preview, usePreview } from './usePreview.ts';

type Kind = Pick<Required<Metric>, 'metricType' | 'outputFormat'>;

const useValueText = (currency: string | undefined) => {
  const language = useLanguage();
  const denomination = useDenomination(currency);
  return (value: string, kind: Kind): string => {
    const told = metricValue(value, kind);
    const decimals = metricDecimals(kind);
    if (kind.metricType === 'percentages') return formatPercent(told, language, decimals);
    if (kind.metricType === 'money' && denomination) return formatMoney(told, language, denomination);
    return formatDecimal(told, language, decimals);
  };
};

const PreviewValue = ({ preview: { value, currency } }: { preview: Preview }) => {
  const say = useWords();
  const textOf = useValueText(currency);
  const [metricType = 'amount', outputFormat = 'decimals']: (string | undefined)[] = useWatch({
    name: ['metricType', 'outputFormat'],
  });
  const kind = { metricType: metricType || 'amount', outputFormat: outputFormat || 'decimals' } as Kind;
  return value === null ? (
    <Typography component="span" color="textSecondary">
      {say(formulaWords.empty)}
    </Typography>
  ) : (
    <Typography component="strong" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
      {textOf(value, kind)}
    </Typography>
  );
};

/** The formula's result over the last week, formatted as its metric will be; nothing while the formula is invalid. */
export const PreviewLine = ({ tree, formulas }: { tree: Formula | undefined; formulas: Formulas }) => {
  const say = useWords();
  const { preview, error, mayAsk } = usePreview(tree, formulas);
  if (!tree || !mayAsk) return null;
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'baseline', gap: 1, marginLeft: 'auto' }}>
      <Typography component="span" variant="body2" color="textSecondary">
        {say(formulaWords.lastWeek)}
      </Typography>
      {preview ? (
        <PreviewValue preview={preview} />
      ) : error ? (
        <Typography component="span" variant="body2" color="textSecondary">
          {say(formulaWords.away)}
        </Typography>
      ) : (
        <Skeleton width={72} />
      )}
    </Box>
  );
};
