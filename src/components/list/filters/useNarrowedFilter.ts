import { useQueries } from '@tanstack/react-query';
import { type Identifier, type RaRecord, useDataProvider, useListContext } from 'ra-core';
import { recordOf } from '../../../../domain/records.ts';
import { awaited, type Narrowing } from '../../inputs/narrowing.ts';
import type { Elements } from '../../typed.ts';
import type { ListProps } from '../props.ts';

export interface NarrowedBy {
  narrowing: NonNullable<ListProps['narrowing']>;
  /** Filters that the list always has. */
  within: ListProps['within'];
}

/** Selected records by the filter that they belong to. */
type Selected = Readonly<Record<string, readonly Identifier[]>>;

const isId = (value: unknown): value is Identifier => typeof value === 'number' || typeof value === 'string';

const selectedIn = (values: Readonly<Record<string, unknown>>): Selected =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, Identifier[]][] => {
      const ids = [value].flat().filter(isId);
      return ids.length > 0 ? [[name, ids]] : [];
    }),
  );

/** Returns the resource that a filter selects from; undefined if it selects none. */
const referenceOf = (element: Elements[string] | undefined): string | undefined => {
  const { reference } = recordOf(element?.props);
  return typeof reference === 'string' ? reference : undefined;
};

/**
 * Returns which records a list's filter offers, given what the others have selected: campaigns of the affiliate, and
 * the affiliates of the campaigns.
 */
export const useNarrowedFilter = (name: string, filters: Elements, { narrowing, within }: NarrowedBy): Narrowing => {
  const { filterValues } = useListContext();
  const dataProvider = useDataProvider();
  const selected = selectedIn({ ...within, ...filterValues });
  const told = (narrowing[name] ?? []).flatMap((other) => {
    const ids = other in filters || other in { ...within } ? selected[other] : undefined;
    return ids ? [[other, ids] as const] : [];
  });
  const telling = Object.entries(narrowing).flatMap(([other, names]) => {
    const [reference, ids] = [referenceOf(filters[other]), selected[other]];
    return reference !== undefined && ids && names.includes(name) ? [{ reference, ids }] : [];
  });
  const answers = useQueries({
    queries: telling.map(({ reference, ids }) => ({
      queryKey: [reference, 'told', name, ids],
      queryFn: async () =>
        (await dataProvider.getMany<RaRecord>(reference, { ids: [...ids], meta: { fields: ['id', name] } })).data,
      retry: false,
    })),
  });
  const reference = referenceOf(filters[name]);
  if (reference === undefined) return {};
  if (answers.some(({ isPending }) => isPending)) return { [reference]: awaited };
  // Records that can't be read narrow nothing.
  const named = answers.map(({ data = [] }) => data.map((record): unknown => record[name]).filter(isId));
  const [first = [], ...others] = named.filter((some) => some.length > 0);
  const ids = new Set(first.filter((id) => others.every((some) => some.includes(id))));
  const offered = { ...Object.fromEntries(told), ...(ids.size > 0 && { id: [...ids] }) };
  return Object.keys(offered).length > 0 ? { [reference]: offered } : {};
};
