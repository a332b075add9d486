import { useResourceContext } from 'ra-core';
import { createContext, use } from 'react';
import type { RelatedTab, ResourceEntry } from '../../registry/resource.ts';
import { mayAccess } from '../../providers/auth/permissions.ts';
import { recordPath, useEntry, useMayOpen } from '../entries.ts';
import { useResources } from '../ResourcesContext.tsx';
import { useViewer } from '../viewer.ts';

/** The record in a tab of which the pages of another resource stand. */
export interface Parent {
  /** Its resource. */
  of: string;
  id: number;
  /** What its page is called. */
  name: string;
  /** The address of its page. */
  path: string;
  tab: string;
  /** The resource whose pages stand in the tab. */
  resource: string;
  /** The field by which its records refer to the one of the page, and whether that holds several. */
  field: string;
  several: boolean;
  /** Whether the server says that field, so that no records are made in the tab. */
  isDerived: boolean;
  /** The address of the list in the tab. */
  root: string;
  /** The record in a tab of which that record's page stands itself. */
  above: Parent | undefined;
}

export const ParentContext = createContext<Parent | undefined>(undefined);

/** A record as a parent: `root` is the address of the list that it is in. */
export const asParent = ({
  root,
  tab,
  related,
  ...record
}: Pick<Parent, 'of' | 'id' | 'name' | 'above' | 'root' | 'tab'> & { related: RelatedTab }): Parent => {
  const path = `${root}/${record.id}`;
  const { resource, field, several, derived } = related;
  const isDerived = derived === true;
  return { ...record, tab, path, resource, field, several: several === true, isDerived, root: `${path}/${tab}` };
};

/** The record in whose tab the pages of the resource around stand; undefined where they stand by themselves. */
export const useParent = (): Parent | undefined => {
  const around = useResourceContext();
  const parent = use(ParentContext);
  return parent?.resource === around ? parent : undefined;
};

/** What records have that belong to the parent: the reference to it. */
export const givenBy = ({ field, several, id }: Parent): Readonly<Record<string, number | readonly number[]>> => ({
  [field]: several ? [id] : id,
});

/** Whether a record is among those that a parent's tab lists. */
export const isOf = ({ field, id }: Parent, record: Readonly<Record<string, unknown>>): boolean =>
  [record[field]].flat().includes(id);

/** Where the pages of a resource stand, and which of them the person may open. */
export interface Place {
  /** The address of the list. */
  root: string;
  createPath: string;
  /** The address of a record's page; undefined where it has none. */
  recordPath: (id: unknown) => string | undefined;
  /** Whether they may open a page: 'list', 'show', 'create'. */
  mayOpen: (action: string) => boolean;
}

/** Where the pages of the resource around stand: at its own address, or in a tab of another record. */
export const usePlace = (): Place => {
  const { name, pages }: Pick<ResourceEntry, 'name' | 'pages'> = useEntry();
  const parent = useParent();
  const mayOpen = useMayOpen();
  const viewer = useViewer();
  const resources = useResources();
  const root = parent?.root ?? `/${name}`;
  return {
    root,
    createPath: `${root}/create`,
    recordPath: (id) => recordPath({ name: root.slice(1), pages }, id),
    // What stands in a tab is in no menu of its own: the right to its calls is all that it takes.
    mayOpen: (action) =>
      parent ? viewer !== undefined && mayAccess(resources, viewer, name, action) : mayOpen(name, action),
  };
};
