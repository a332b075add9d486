import { useWords } from '../useWords.ts';
import { Sum, sumWords } from './Sum.tsx';
import { useSums } from './useSums.ts';

export interface SumsRowProps {
  /** The columns whose amounts are added up. */
  sums: readonly string[];
  /** The columns that show, in their order. */
  names: readonly string[];
  alignOf: (name: string) => 'left' | 'right';
  pinnedAt: (name: string) => number | undefined;
  hasTicks: boolean;
  hasActions: boolean;
}

/** The last row of a table: what its amounts come to, each in its column, a currency a line. */
const SumsRow = ({ sums: summed, names, alignOf, pinnedAt, hasTicks, hasActions }: SumsRowProps) => {
  const say = useWords();
  const sums = useSums();
  const place = names.find((name) => !summed.includes(name));
  if (sums.length === 0 || !names.some((name) => summed.includes(name))) return null;
  return (
    <tr role="row" data-sums aria-label={place === undefined ? say(sumWords.total) : undefined}>
      {hasTicks && <td role="cell" data-box data-pinned style={{ left: 0 }} />}
      {names.map((name) => {
        const left = pinnedAt(name);
        return (
          <td
            key={name}
            role="cell"
            data-right={alignOf(name) === 'right' || undefined}
            {...(left !== undefined && { 'data-pinned': true, style: { left } })}
          >
            {name === place && say(sumWords.total)}
            {summed.includes(name) &&
              sums.map(({ currency, amounts }) => (
                <div key={currency}>
                  <Sum amount={amounts[name] ?? '0'} currency={currency} />
                </div>
              ))}
          </td>
        );
      })}
      {hasActions && <td role="cell" data-box data-actions />}
    </tr>
  );
};

export default SumsRow;
