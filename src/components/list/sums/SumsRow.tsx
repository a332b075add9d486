import { useWords } from '../../useWords.ts';
import { Sum, sumWords } from './Sum.tsx';
import { useSums } from './useSums.ts';

export interface SumsRowProps {
  /** The visible columns whose amounts are totalled. */
  sums: readonly string[];
  /** The visible columns, in order. */
  names: readonly string[];
  alignOf: (name: string) => 'left' | 'right';
  pinnedAt: (name: string) => number | undefined;
  hasTicks: boolean;
  hasActions: boolean;
}

/** The last row of a table: the totals of its amounts, each in its column, one currency per line. */
const SumsRow = ({ sums: summed, names, alignOf, pinnedAt, hasTicks, hasActions }: SumsRowProps) => {
  const say = useWords();
  const sums = useSums();
  const others = names.filter((name) => !summed.includes(name));
  // The label goes in the pinned column, or else wherever there is room; if there are only amounts, above the first of
  // them.
  const place = others.find((name) => pinnedAt(name) !== undefined) ?? others[0] ?? names[0];
  if (sums.length === 0) return null;
  return (
    <tr role="row" data-sums>
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
            {name === place && <div>{say(sumWords.total)}</div>}
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
