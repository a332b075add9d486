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
import { onlyId, type ResourceEntry } from '../registry/resource.ts';
import { useViewer } from './viewer.ts';

/** The fields by which people know a resource's records, in any language. The number of another record is no name. */
const namesIn = ({ displayFields, displayRussian, displayTone, references }: ResourceEntry): string[] => [
  'id',
  ...displayFields.filter((name) => !references[name]),
  ...(displayRussian ? [displayRussian] : []),
  ...(displayTone ? [displayTone] : []),
];

/** The fields of a resource's records that it takes to name them and to lead to their pages. */
export const useNamingFields = (resource: string): string[] => [
  ...new Set([...namesIn(useEntry(resource)), ...useViewFields(resource)]),
];

/** What is asked for of records that are only named: as little as that takes. */
export const useNamingMeta = (resource: string): { fields: string[] } => ({ fields: useNamingFields(resource) });

/** How many records are offered before someone searches; all of them where they are few. */
const offered = { some: 50, all: 100_000 };

/** Which records are offered first where one is to be chosen: as react-admin's lists ask for them. */
export const offeredRecords = ({
  displayFields,
  whole,
  references,
}: Pick<ResourceEntry, 'displayFields' | 'whole' | 'references'>) => {
  const [field = 'id', ...others] = displayFields;
  return {
    pagination: { page: 1, perPage: whole ? offered.all : offered.some },
    // A name made of several fields has no order of its own, nor has one that is another record’s.
    sort:
      others.length > 0 || field in references
        ? ({ field: 'id', order: 'DESC' } as const)
        : ({ field, order: 'ASC' } as const),
  };
};

/** What is asked for of records that are offered: what names them, and of lists that are loaded whole what is used of them besides. */
export const useOfferedMeta = (resource: string): { fields: string[] } => {
  const naming = useNamingFields(resource);
  return { fields: [...new Set([...naming, ...(useEntry(resource).whole ?? [])])] };
};

/** All records of a resource that is loaded whole, as inputs that refer to it ask for them, so that they have them at once. */
export const wholeQuery = (dataProvider: DataProvider, entry: ResourceEntry) => {
  const params = {
    ...offeredRecords(entry),
    filter: {},
    meta: { fields: [...new Set([...namesIn(entry), ...(entry.whole ?? [])])] },
  };
  return queryOptions({
    queryKey: [entry.name, 'getList', params],
    queryFn: () => dataProvider.getList<RaRecord>(entry.name, params),
    staleTime: Infinity,
  });
};

/** A record as people know it in their language, by the fields of its entry; without characters that reverse the text around it (D1300). */
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
  /** The records in the order of the ids; those the person may not see are undefined. */
  records: readonly (RaRecord | undefined)[];
  isPending: boolean;
}

/** A record by its title alone. */
interface Titled {
  id: number;
  title: string;
}

/** The record whose former values are shown, so that what it referred to once is named too; absent elsewhere. */
export const FormerRecordContext = createContext<Identifier | undefined>(undefined);

/**
 * The titles of what the record around refers to by a field, by their ids: for those who may see the reference and not
 * open what it leads to. Asked for together for all records of a page.
 */
export const useReferenceTitles = (source: string, enabled: boolean): ReadonlyMap<unknown, string> | undefined => {
  const resource = useResourceContext() ?? '';
  const former = useContext(FormerRecordContext);
  const present = useRecordContext()?.id;
  const id = former ?? present;
  const isKnown = id === onlyId || (typeof id === 'number' && id > 0);
  const { data, isPending } = useGetManyAggregate<RaRecord & { titles?: readonly Titled[] }>(
    resource,
    { ids: isKnown ? [id] : [], meta: { titlesOf: source, ...(former !== undefined && { former: true }) } },
    { enabled: enabled && isKnown, retry: false },
  );
  if (enabled && isKnown && isPending) return undefined;
  return new Map(data?.[0]?.titles?.map(({ id: of, title }) => [of, title]));
};

/** Records by their ids, just enough of them to name them; calls for many cells of a page are made as one. */
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

/** What the record around refers to by a field: the records, and of those that are out of reach at least the titles. */
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
