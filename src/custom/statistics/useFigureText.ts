import {
  divide,
  formatDecimal,
  formatMoney,
  formatPercent,
  multiply,
  subtract,
} from '../../../domain/money/decimal.ts';
import { useDenomination } from '../../components/currencies.ts';
import { useLanguage } from '../../components/language.ts';
import type { Metric } from './figures.ts';

/** Formats figures as their metrics specify. */
export const useFigureText = (currency: string | undefined) => {
  const language = useLanguage();
  const denomination = useDenomination(currency);
  return ({ metricType, outputFormat }: Pick<Metric, 'metricType' | 'outputFormat'>, figure: string): string => {
    const decimals = outputFormat === 'whole' ? 0 : 2;
    if (metricType === 'percentages') return formatPercent(figure, language, decimals);
    if (metricType !== 'money') return formatDecimal(figure, language, decimals);
    return denomination ? formatMoney(figure, language, denomination) : formatDecimal(figure, language);
  };
};

/** How a figure changed compared with the previous one. */
export interface Movement {
  /** -1, 0 or 1. */
  direction: number;
  /** The difference; for percentages in points. */
  difference: string;
  /** In percent of the previous figure; undefined if that was zero. */
  percent: string | undefined;
}

/** @returns undefined if one of the two isn't known */
export const movementOf = (now: string | null | undefined, before: string | null | undefined): Movement | undefined => {
  if (now === null || now === undefined || before === null || before === undefined) return undefined;
  const difference = subtract(now, before);
  const direction = difference === '0' ? 0 : difference.startsWith('-') ? -1 : 1;
  const base = before.replace('-', '');
  const percent = base === '0' ? undefined : divide(multiply(difference, '100'), base, 1);
  return { direction, difference, percent };
};
