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
  /** The question within which the values occur. */
  question: Question;
  children: (text: string) => ReactNode;
}

/** How many values are named; further ones are only counted. */
const named = 2;

/** Returns the resource to look up records that aren't among a dimension's frequent values. */
const useResourceOf = (name: FilterName): string => {
  const dimension = dimensions[name];
  const entries = useResources().filter(({ entity }) => dimension.kind === 'record' && entity === dimension.entity);
  // Users are looked up among all of them, no matter which page shows them.
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

/** Values that are records are shown by name, even if they aren't among the frequent ones. */
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

/** The values of a dimension that something is filtered by, shown by name. */
export const ValueFilter = (props: ValueFilterProps) => {
  const resource = useResourceOf(props.name);
  return resource ? <OfRecords {...props} resource={resource} /> : <Named {...props} />;
};
