import { useResourceContext } from 'ra-core';
import { createContext, use } from 'react';
import type { RelatedTab, ResourceEntry } from '../../registry/resource.ts';
import { mayAccess } from '../../providers/auth/permissions.ts';
import { recordPath, useEntry, useMayOpen } from '../entries.ts';
import { useResources } from '../ResourcesContext.tsx';
import { useViewer } from '../viewer.ts';

/** The record that has the pages of another resource in one of its tabs. */
export interface Parent {
  /** Its resource. */
  of: string;
  id: number;
  /** The name of its page. */
  name: string;
  /** The address of its page. */
  path: string;
  tab: string;
  /** The resource whose pages are in the tab. */
  resource: string;
  /** The field by which its records refer to this record, and whether that holds several. */
  field: string;
  several: boolean;
  /** Whether the server sets that field, so that no records can be created in the tab. */
  isDerived: boolean;
  /** The address of the list in the tab. */
  root: string;
  /** The parent of this record, if its own page is in another record's tab. */
  above: Parent | undefined;
}

export const ParentContext = createContext<Parent | undefined>(undefined);

/** Returns a record as a parent: `root` is the address of the list that it is in. */
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

/** Returns the record whose tab has the pages of the current resource; undefined if they are not in a tab. */
export const useParent = (): Parent | undefined => {
  const around = useResourceContext();
  const parent = use(ParentContext);
  return parent?.resource === around ? parent : undefined;
};

/** Returns the values that all records of the parent share: the reference to it. */
export const givenBy = ({ field, several, id }: Parent): Readonly<Record<string, number | readonly number[]>> => ({
  [field]: several ? [id] : id,
});

/** Whether a record is listed in a parent's tab. */
export const isOf = ({ field, id }: Parent, record: Readonly<Record<string, unknown>>): boolean =>
  [record[field]].flat().includes(id);

/** Where the pages of a resource are, and which of them the user may open. */
export interface Place {
  /** The address of the list. */
  root: string;
  createPath: string;
  /** Returns the address of a record's page; undefined if it has none. */
  recordPath: (id: unknown) => string | undefined;
  /** Whether the user may open a page: 'list', 'show', 'create'. */
  mayOpen: (action: string) => boolean;
}

/** Returns where the pages of the current resource are: at its own address, or in a tab of another record. */
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
    // Pages in a tab have no menu item of their own: the permission for their calls is enough.
    mayOpen: (action) =>
      parent ? viewer !== undefined && mayAccess(resources, viewer, name, action) : mayOpen(name, action),
  };
};
