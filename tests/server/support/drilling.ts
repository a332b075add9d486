import { destinationsOf } from '../../../src/custom/statistics/drill.ts';
import { readParameters } from '../../../src/custom/statistics/question/parameters.ts';
import { type Path, questionOf } from '../../../src/custom/statistics/question/question.ts';
import { resources } from '../../../src/generated/resources.ts';
import type { ResourceEntry } from '../../../src/registry/resource.ts';

const entries: readonly ResourceEntry[] = Object.values(resources);

/**
 * The list calls behind a figure of `/statistics`, each for one page of 500 records.
 * @param search the query of the statistics page
 * @param viewer who looks at it
 */
export const callsBehind = (
  metric: string,
  path: Path,
  search: string,
  viewer: { zone: string; isStaff: boolean },
): string[] =>
  destinationsOf(metric, path, questionOf(readParameters(search), { from: 0, to: 0 }), {
    resources: entries,
    ...viewer,
  }).map(({ resource, address }) => {
    const entry = entries.find(({ name }) => name === resource);
    const query = address.split('?')[1]?.replace('limit=25', 'limit=500');
    const fixed = Object.entries(entry?.fixedFilter ?? {}).map(([name, values]) => `&${name}=${values.join(',')}`);
    return `/${entry?.path}?${query}${fixed.join('')}&withMeta=totalCount`;
  });
