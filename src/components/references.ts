import { queryOptions } from '@tanstack/react-query';
import {
  type DataProvider,
  type Identifier,
  type RaRecord,
  useGetManyAggregate,
  useRecordContext,
  useResourceContext,
} from 'ra-core';
import { createContext, useContext } from 'react';
import { mayAccess } from '../providers/auth/permissions.ts';
import { useEntry, useViewFields } from './entries.ts';
import { useLanguage } from './language.ts';
import { useResources } from './ResourcesContext.tsx';
import { singletonId, type ResourceEntry } from '../registry/resource.ts';
import { useViewer } from './viewer.ts';

/** Returns the fields that name a resource's records, in any language. The id of another record is no name. */
const namesIn = ({ displayFields, displayRussian, displayTone, references }: ResourceEntry): string[] => [
  'id',
  ...displayFields.filter((name) => !references[name]),
  ...(displayRussian ? [displayRussian] : []),
  ...(displayTone ? [displayTone] : []),
];

/** Returns the fields needed to name a resource's records and to link to their pages. */
export const useNamingFields = (resource: string): string[] => [
  ...new Set([...namesIn(useEntry(resource)), ...useViewFields(resource)]),
];

/** Returns the query meta for records that are only named: as few fields as that takes. */
export const useNamingMeta = (resource: string): { fields: string[] } => ({ fields: useNamingFields(resource) });

/** How many records are offered before the user searches; all of them if there are few. */
const offered = { some: 50, all: 100_000 };

/** Returns which records are offered first when one is to be selected, as parameters of react-admin's lists. */
export const offeredRecords = ({
  displayFields,
  preloaded,
  references,
}: Pick<ResourceEntry, 'displayFields' | 'preloaded' | 'references'>) => {
  const [field = 'id', ...others] = displayFields;
  return {
    pagination: { page: 1, perPage: preloaded ? offered.all : offered.some },
    // A name consisting of several fields can’t be ordered by, nor can one that is another record’s.
    sort:
      others.length > 0 || field in references
        ? ({ field: 'id', order: 'DESC' } as const)
        : ({ field, order: 'ASC' } as const),
  };
};

/**
 * Returns the query meta for offered records: the fields that name them, and for resources that are loaded whole any
 * others in use.
 */
export const useOfferedMeta = (resource: string): { fields: string[] } => {
  const naming = useNamingFields(resource);
  return { fields: [...new Set([...naming, ...(useEntry(resource).preloaded ?? [])])] };
};

/**
 * Returns the query for all records of a resource that is loaded whole, with the same key as that of inputs that refer
 * to it, so that they have the records immediately.
 */
export const wholeQuery = (dataProvider: DataProvider, entry: ResourceEntry) => {
  const params = {
    ...offeredRecords(entry),
    filter: {},
    meta: { fields: [...new Set([...namesIn(entry), ...(entry.preloaded ?? [])])] },
  };
  return queryOptions({
    queryKey: [entry.name, 'getList', params],
    queryFn: () => dataProvider.getList<RaRecord>(entry.name, params),
    staleTime: Infinity,
  });
};

/**
 * Returns a record's name in the interface language, from the fields of its entry; without characters that reverse the
 * text around it (D1300).
 */
export const useRepresent = (resource: string): ((record: RaRecord) => string) => {
  const { displayFields, displayRussian } = useEntry(resource);
  const language = useLanguage();
  return (record) =>
    (language === 'ru' && displayRussian && record[displayRussian] ? [displayRussian] : displayFields)
      .map((field): unknown => record[field])
      .filter((part) => typeof part === 'string' && part !== '')
      .join(' ')
      .replace(/\p{Bidi_Control}/gu, '') || `#${record.id}`;
};

export interface References {
  /** The records in the order of the ids; those that the user may not see are undefined. */
  records: readonly (RaRecord | undefined)[];
  isPending: boolean;
}

/** A record with only its title. */
interface Titled {
  id: number;
  title: string;
}

/** Id of the record whose former values are shown, so that its former references are named too; absent elsewhere. */
export const FormerRecordContext = createContext<Identifier | undefined>(undefined);

/**
 * Loads the titles of what the current record refers to by a field, by id: for users who may see the reference but not
 * open its target. The calls for all records of a page are batched.
 */
export const useReferenceTitles = (source: string, enabled: boolean): ReadonlyMap<unknown, string> | undefined => {
  const resource = useResourceContext() ?? '';
  const former = useContext(FormerRecordContext);
  const present = useRecordContext()?.id;
  const id = former ?? present;
  const isKnown = id === singletonId || (typeof id === 'number' && id > 0);
  const { data, isPending } = useGetManyAggregate<RaRecord & { titles?: readonly Titled[] }>(
    resource,
    { ids: isKnown ? [id] : [], meta: { titlesOf: source, ...(former !== undefined && { former: true }) } },
    { enabled: enabled && isKnown, retry: false },
  );
  if (enabled && isKnown && isPending) return undefined;
  return new Map(data?.[0]?.titles?.map(({ id: of, title }) => [of, title]));
};

/** Loads records by id, with just enough fields to name them; the calls for many cells of a page are batched. */
export const useReferences = (resource: string, ids: readonly Identifier[]): References => {
  const viewer = useViewer();
  const resources = useResources();
  const meta = useNamingMeta(resource);
  const enabled = ids.length > 0 && viewer !== undefined && mayAccess(resources, viewer, resource, 'read');
  const { data = [], isPending } = useGetManyAggregate<RaRecord>(
    resource,
    { ids: [...ids], meta },
    { enabled, retry: false },
  );
  return {
    records: ids.map((id) => data.find((record) => record?.id === id)),
    isPending: viewer === undefined || (enabled && isPending),
  };
};

/** Loads what the current record refers to by a field: the records, and at least the titles of those out of reach. */
export const useReferred = (
  source: string,
  resource: string,
  ids: readonly Identifier[],
): References & { titles: ReadonlyMap<unknown, string> } => {
  const { records, isPending } = useReferences(resource, ids);
  const isLacking = !isPending && records.some((record) => record === undefined);
  const titles = useReferenceTitles(source, isLacking);
  return { records, titles: titles ?? new Map(), isPending: isPending || titles === undefined };
};
