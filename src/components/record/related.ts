import type { Identifier } from 'ra-core';
import type { ResourceEntry } from '../../registry/resource.ts';

/** A list with records that refer to those of a page, and the filter that narrows it to one of them. */
export interface RelatedList {
  resource: string;
  field: string;
}

/** Returns the address of a list narrowed to the records, in any status, that refer to one by a field. */
export const relatedPath = (
  { name, statuses }: Pick<ResourceEntry, 'name' | 'statuses'>,
  field: string,
  id: Identifier,
) => `/${name}${statuses ? '/all' : ''}?${new URLSearchParams({ [field]: String(id) })}`;

/**
 * Returns the address for creating a record that refers to another by a field; once it is created, its page leads to
 * `back`, or to the new record if that is absent.
 */
export const addPath = (resource: string, field: string, id: Identifier, back?: string) =>
  `/${resource}/create?${new URLSearchParams({ [field]: String(id), ...(back !== undefined && { back }) })}`;
