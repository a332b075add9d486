import type { ResourceEntry } from '../../registry/resource.ts';
import type { Export } from '../../providers/data/contract.ts';
import { joinParameters, rawParameters } from '../../providers/data/query.ts';

/** Parameters that don't narrow a list. */
const shaping = ['with', 'fields', 'orderBy', 'contacts'];

/** Returns the list that an export is of: the view whose fixed values match its parameters. */
export const listOf = (
  resources: readonly ResourceEntry[],
  { collection, query }: Pick<Export, 'collection' | 'query'>,
): ResourceEntry | undefined => {
  const values = new URLSearchParams(query);
  const isFixed = ({ fixedFilter = {} }: ResourceEntry): boolean =>
    Object.entries(fixedFilter).every(([name, allowed]) => values.get(name) === allowed.join(','));
  return resources.find((one) => one.path === collection && one.pages.includes('list') && isFixed(one));
};

/** Returns the filters of the list, as in an address; empty if there were none. */
export const narrowingOf = ({ fixedFilter = {} }: ResourceEntry, query: string): string =>
  joinParameters(rawParameters(query).filter(([name]) => !shaping.includes(name) && !(name in fixedFilter)));
