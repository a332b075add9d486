import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { dimensions, type FilterName } from '../../../../domain/statistics/dimensions.ts';
import { useReferences, useRepresent } from '../../../components/references.ts';
import { useResources } from '../../../components/ResourcesContext.tsx';
import { useFilterValues } from '../figures.ts';
import type { Question } from '../question/question.ts';
import { useValueText } from '../useValueText.ts';
import { filterTextOf } from './filterText.ts';

interface ValueFilterProps {
  name: FilterName;
  values: readonly string[];
  /** Within which the values occur. */
  question: Question;
  children: (text: string) => ReactNode;
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

const Named = ({
  name,
  values,
  question,
  titleOf,
  children,
}: ValueFilterProps & { titleOf?: (id: string) => string }) => {
  const valueText = useValueText();
  const { data } = useFilterValues(question, name, '');
  const textOf = (text: string): string => {
    const known = data?.items.find(({ value }) => filterTextOf(name, value) === text);
    if (known) return known.title ?? valueText(name, known.value);
    if (titleOf) return text === '0' ? valueText(name, null) : titleOf(text);
    return valueText(name, text);
  };
  const others = values.length - named;
  return children(values.slice(0, named).map(textOf).join(', ') + (others > 0 ? ` +${others}` : ''));
};

/** Values that are records have their names, though they are none of the frequent ones. */
const OfRecords = ({ resource, ...props }: ValueFilterProps & { resource: string }) => {
  const translate = useTranslate();
  const ids = props.values.slice(0, named).map(Number).filter(Boolean);
  const { records, isPending } = useReferences(resource, ids);
  const represent = useRepresent(resource);
  const titleOf = (id: string): string => {
    const record = records[ids.indexOf(Number(id))];
    if (record) return represent(record);
    return isPending ? '…' : translate('record.unseen');
  };
  return <Named {...props} titleOf={titleOf} />;
};

/** The values of a dimension that something is narrowed to, by their names. */
export const ValueFilter = (props: ValueFilterProps) => {
  const resource = useResourceOf(props.name);
  return resource ? <OfRecords {...props} resource={resource} /> : <Named {...props} />;
};
