import { dimensions, type FilterName, filterNames } from '../../../../domain/statistics/dimensions.ts';
import { useWords } from '../../../components/useWords.ts';
import { useFilterValues } from '../figures.ts';
import type { Question } from '../question/question.ts';
import { useValueText } from '../useValueText.ts';
import { FilterChip } from './FilterChip.tsx';
import type { Filtered } from './filtered.ts';
import { filterTextOf } from './filterText.ts';

interface ValueFilterChipProps {
  name: string;
  values: readonly string[];
  question: Question;
  onOpen: (filtered: Filtered) => (anchor: HTMLElement) => void;
  onRemove: () => void;
}

/** So many values are named; further ones are counted. */
const named = 2;

const OfDimension = ({ name, values, question, onOpen, onRemove }: ValueFilterChipProps & { name: FilterName }) => {
  const say = useWords();
  const valueText = useValueText();
  const { data } = useFilterValues(question, name, '');
  const textOf = (text: string): string => {
    const known = data?.items.find(({ value }) => filterTextOf(name, value) === text);
    if (known) return known.title ?? valueText(name, known.value);
    if (dimensions[name].kind === 'record') return text === '0' ? valueText(name, null) : `#${text}`;
    return valueText(name, text);
  };
  const others = values.length - named;
  const text = values.slice(0, named).map(textOf).join(', ') + (others > 0 ? ` +${others}` : '');
  return (
    <FilterChip title={say(dimensions[name])} text={text} onOpen={onOpen({ of: 'values', name })} onRemove={onRemove} />
  );
};

/** The values of a dimension that the rows are narrowed to. */
export const ValueFilterChip = (props: ValueFilterChipProps) => {
  const name = filterNames.find((one) => one === props.name);
  return name && <OfDimension {...props} name={name} />;
};
