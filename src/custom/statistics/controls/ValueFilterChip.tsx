import { dimensions, type FilterName } from '../../../../domain/statistics/dimensions.ts';
import { useWords } from '../../../components/useWords.ts';
import type { Question } from '../question/question.ts';
import { FilterChip } from './FilterChip.tsx';
import type { Filtered } from './filtered.ts';
import { ValueFilter } from './ValueFilter.tsx';

interface ValueFilterChipProps {
  name: FilterName;
  values: readonly string[];
  question: Question;
  onOpen: (filtered: Filtered) => (anchor: HTMLElement) => void;
  onRemove: () => void;
}

/** The values of a dimension that the rows are filtered by. */
export const ValueFilterChip = ({ name, values, question, onOpen, onRemove }: ValueFilterChipProps) => {
  const title = useWords()(dimensions[name]);
  return (
    <ValueFilter name={name} values={values} question={question}>
      {(text) => <FilterChip title={title} text={text} onOpen={onOpen({ of: 'values', name })} onRemove={onRemove} />}
    </ValueFilter>
  );
};
