import type { Identifier } from 'ra-core';
import type { ResourceEntry } from '../../registry/resource.ts';

/** A list with records that refer to those of a page, and its filter that narrows it to one of them. */
export interface RelatedList {
  resource: string;
  field: string;
}

/** The address of a list narrowed to the records that refer to one by a field, in whatever status. */
export const relatedPath = (
  { name, statuses }: Pick<ResourceEntry, 'name' | 'statuses'>,
  field: string,
  id: Identifier,
) => `/${name}${statuses ? '/all' : ''}?${new URLSearchParams({ [field]: String(id) })}`;

/**
 * The address at which a record of a resource is made that refers to one by a field; having made it, its page leads
 * `back`, to the new record where that is absent.
 */
export const addPath = (resource: string, field: string, id: Identifier, back?: string) =>
  `/${resource}/create?${new URLSearchParams({ [field]: String(id), ...(back !== undefined && { back }) })}`;
