import { useTranslate } from 'ra-core';
import { dimensions, type FilterName, filterNames } from '../../../../domain/statistics/dimensions.ts';
import { useReferences, useRepresent } from '../../../components/references.ts';
import { useResources } from '../../../components/ResourcesContext.tsx';
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

/** Where the records of a dimension are looked up that are none of its frequent values. */
const useResourceOf = (name: FilterName): string => {
  const dimension = dimensions[name];
  const entries = useResources().filter(({ entity }) => dimension.kind === 'record' && entity === dimension.entity);
  // People are looked up among all of them, whichever page shows them.
  return (entries.find(({ name: own }) => own === 'users') ?? entries[0])?.name ?? '';
};

type OfDimensionProps = ValueFilterChipProps & { name: FilterName };

const Chip = ({
  name,
  values,
  question,
  titleOf,
  onOpen,
  onRemove,
}: OfDimensionProps & { titleOf?: (id: string) => string }) => {
  const say = useWords();
  const valueText = useValueText();
  const { data } = useFilterValues(question, name, '');
  const textOf = (text: string): string => {
    const known = data?.items.find(({ value }) => filterTextOf(name, value) === text);
    if (known) return known.title ?? valueText(name, known.value);
    if (titleOf) return text === '0' ? valueText(name, null) : titleOf(text);
    return valueText(name, text);
  };
  const others = values.length - named;
  const text = values.slice(0, named).map(textOf).join(', ') + (others > 0 ? ` +${others}` : '');
  return (
    <FilterChip title={say(dimensions[name])} text={text} onOpen={onOpen({ of: 'values', name })} onRemove={onRemove} />
  );
};

/** Values that are records have their names, though they are none of the frequent ones. */
const OfRecords = ({ resource, ...props }: OfDimensionProps & { resource: string }) => {
  const translate = useTranslate();
  const ids = props.values.slice(0, named).map(Number).filter(Boolean);
  const { records, isPending } = useReferences(resource, ids);
  const represent = useRepresent(resource);
  const titleOf = (id: string): string => {
    const record = records[ids.indexOf(Number(id))];
    if (record) return represent(record);
    return isPending ? '…' : translate('record.unseen');
  };
  return <Chip {...props} titleOf={titleOf} />;
};

const OfDimension = (props: OfDimensionProps) => {
  const resource = useResourceOf(props.name);
  return resource ? <OfRecords {...props} resource={resource} /> : <Chip {...props} />;
};

/** The values of a dimension that the rows are narrowed to. */
export const ValueFilterChip = (props: ValueFilterChipProps) => {
  const name = filterNames.find((one) => one === props.name);
  return name && <OfDimension {...props} name={name} />;
};
