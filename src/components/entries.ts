import { useResourceContext } from 'ra-core';
import { mayOpenResource, mayOpenRoute } from '../providers/auth/permissions.ts';
import { usePages } from './PagesContext.tsx';
import { useResources } from './ResourcesContext.tsx';
import type { ResourceEntry } from '../registry/resource.ts';
import { useViewer } from './viewer.ts';

/** Returns the entry of a resource, by default the current one. No caller names one that does not exist. */
export const useEntry = (name?: string): ResourceEntry => {
  const around = useResourceContext();
  const wanted = name ?? around;
  const entry = useResources().find((one) => one.name === wanted);
  if (!entry) throw new Error(`No resource is called ${wanted}; is it in src/generated/resources.ts?`);
  return entry;
};

/**
 * Returns the page of a record for those who may open it: its edit page, or else its show page; undefined if it has
 * neither.
 */
export const recordPath = ({ name, pages }: Pick<ResourceEntry, 'name' | 'pages'>, id: unknown): string | undefined => {
  if (pages.includes('edit')) return `/${name}/${String(id)}`;
  return pages.includes('show') ? `/${name}/${String(id)}/show` : undefined;
};

/** Returns a function that tells whether the signed-in user may open a page of a resource: 'list', 'show', 'create'. */
export const useMayOpen = (): ((name: string, action: string) => boolean) => {
  const viewer = useViewer();
  const resources = useResources();
  const pages = usePages();
  return (name, action) => viewer !== undefined && mayOpenResource({ resources, pages }, name, action, viewer);
};

/** Returns a function that tells whether the signed-in user may open the page at a path. */
export const useMayOpenPage = (): ((path: string) => boolean) => {
  const viewer = useViewer();
  const resources = useResources();
  const pages = usePages();
  return (path) => viewer !== undefined && mayOpenRoute({ resources, pages }, path, viewer);
};

/**
 * Returns the page of a record: its resource's, or, if the resource is a whole collection, that of the view that the
 * record belongs to. Undefined if there is none or the signed-in user may not open it.
 */
export const useRecordPath = (
  resource: string,
): ((record: Readonly<Record<string, unknown>>) => string | undefined) => {
  const resources = useResources();
  const mayOpen = useMayOpen();
  const entry = resources.find(({ name }) => name === resource);
  return (record) => {
    if (!entry || record['id'] === undefined) return undefined;
    const holds = ({ fixedFilter = {} }: ResourceEntry): boolean =>
      Object.entries(fixedFilter).every(([field, values]) => values.some((value) => value === record[field]));
    const shown =
      entry.pages.length > 0
        ? entry
        : resources.find((other) => other.path === entry.path && other.pages.length > 0 && holds(other));
    return shown && mayOpen(shown.name, 'show') ? recordPath(shown, record['id']) : undefined;
  };
};

/** Returns the fields that tell which view of a collection a record belongs to, such as `roleType`. */
export const useViewFields = (resource: string): string[] => {
  const resources = useResources();
  const entry = resources.find(({ name }) => name === resource);
  if (!entry || entry.pages.length > 0) return [];
  return [
    ...new Set(
      resources.filter(({ path }) => path === entry.path).flatMap(({ fixedFilter = {} }) => Object.keys(fixedFilter)),
    ),
  ];
};
