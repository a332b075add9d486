import type { Comparison } from './compare.ts';
import type { Speed } from './load/speed.ts';
import { peer } from './peer/install.ts';
import type { Verdict } from './verdicts.ts';
import { workOf } from './works.ts';

/**
 * Formats a Markdown table that also reads well in a terminal; the first column left-aligned, the others right-aligned.
 */
const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(heads), rule, ...rows.map(line)].join('\n');
};

const number = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 });

const times = ({ perSecond, p50, p99 }: Speed): string[] => [perSecond, p50, p99].map(number);
const ratio = (one: Speed, other: Speed): string => (one.perSecond / other.perSecond).toFixed(2);

/** Formats how often per second and how quickly (in milliseconds) each side does each piece of work. */
export const printComparisons = (comparisons: readonly Comparison[]): string => {
  const withPeer = comparisons.some((one) => one.peer);
  const heads = ['calls a second, p50 and p99 in ms', 'Sluice', 'p50', 'p99', 'bare client', 'p50', 'p99', '× bare'];
  const ofPeer = [peer.name, 'p50', 'p99', `× ${peer.name}`, 'aim'];
  const rows = comparisons.map(({ work, sluice, bare, peer: other }) => {
    const { title, aim } = workOf[work];
    const cells = [title, ...times(sluice), ...times(bare), ratio(sluice, bare)];
    return other ? [...cells, ...times(other), ratio(sluice, other), aim ? `${aim} ×` : ''] : cells;
  });
  return table(withPeer ? [...heads, ...ofPeer] : heads, rows);
};

/** Formats the findings with their limits and aims. */
export const printVerdicts = (verdicts: readonly Verdict[]): string =>
  table(
    ['measured', 'found', 'aim', 'limit', 'verdict'],
    verdicts.map(({ measured, found, aim, budget, verdict }) => [measured, found, aim ?? '', budget ?? '', verdict]),
  );
