import type { ResourceEntry } from '../../registry/resource.ts';
import type { Export } from '../../providers/data/contract.ts';

/** Parameters that narrow no list. */
const shaping = ['with', 'fields', 'orderBy', 'contacts'];

const valuesOf = (query: string): Map<string, string> => new Map(new URLSearchParams(query));

/** The list that an export is of: the view whose fixed values its parameters have. */
export const listOf = (
  resources: readonly ResourceEntry[],
  { collection, query }: Pick<Export, 'collection' | 'query'>,
): ResourceEntry | undefined => {
  const values = valuesOf(query);
  const isFixed = ({ fixed = {} }: ResourceEntry): boolean =>
    Object.entries(fixed).every(([name, allowed]) => values.get(name) === allowed.join(','));
  return resources.find((one) => one.path === collection && one.pages.includes('list') && isFixed(one));
};

/** By how much the list was narrowed, as an address has it; empty where it was not. */
export const narrowingOf = ({ fixed = {} }: ResourceEntry, query: string): string =>
  new URLSearchParams([...valuesOf(query)].filter(([name]) => !shaping.includes(name) && !(name in fixed))).toString();
