import { isValidElement, type ReactElement } from 'react';
import type { FieldName } from '../../typed.ts';

/** Fields under a heading; `section` is the key of its message. */
export interface Section<Name extends string = string> {
  section: string;
  fields: readonly Name[];
}

/** A part of a tab: a field, fields in a section, or a custom element. */
export type Part<Name extends string = string> = Name | Section<Name> | ReactElement;

/** The tabs of a record page by the segments of their addresses, each with its parts. */
export type Tabs<R extends object> = Readonly<Record<string, readonly Part<FieldName<R>>[]>>;

export type AnyTabs = Readonly<Record<string, readonly Part[]>>;

export const section = <Name extends string>(key: string, ...fields: Name[]): Section<Name> => ({
  section: key,
  fields,
});

/** The fields of a tab that belong together, with the key of their heading; or a custom element. */
export type Group = { heading?: string; fields: readonly string[] } | { element: ReactElement };

export interface VisibleTab {
  name: string;
  groups: readonly Group[];
}

const isElement = (part: Part): part is ReactElement => isValidElement(part);

const groupsOf = (parts: readonly Part[]): Group[] => {
  const groups: Group[] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (isElement(part)) groups.push({ element: part });
    else if (typeof part !== 'string') groups.push({ heading: part.section, fields: part.fields });
    else if (last && 'fields' in last && last.heading === undefined)
      groups[groups.length - 1] = { fields: [...last.fields, part] };
    else groups.push({ fields: [part] });
  }
  return groups;
};

export const fieldsOf = ({ groups }: Pick<VisibleTab, 'groups'>): string[] =>
  groups.flatMap((group) => ('fields' in group ? group.fields : []));

/** Returns the groups with further fields appended to the last one. */
const joined = (groups: readonly Group[], fields: readonly string[]): Group[] => {
  const last = groups.at(-1);
  return last && 'fields' in last
    ? [...groups.slice(0, -1), { ...last, fields: [...last.fields, ...fields] }]
    : [...groups, { fields }];
};

const visibleGroups = (groups: readonly Group[], shows: (field: string) => boolean): Group[] =>
  groups.reduce<Group[]>((before, group) => {
    if ('element' in group) return [...before, group];
    const fields = group.fields.filter(shows);
    if (fields.length === 0) return before;
    const isRemnant = fields.length === 1 && group.fields.length > 1;
    return isRemnant && before.length > 0 ? joined(before, fields) : [...before, { ...group, fields }];
  }, []);

/**
 * Returns the tabs with their visible fields. Empty groups and tabs are dropped, except for tabs that are lists; if
 * only one of several fields is left, it joins the previous group or tab rather than having its own.
 */
export const visibleTabs = (
  tabs: AnyTabs,
  shows: (field: string) => boolean,
  isList: (tab: string) => boolean = () => false,
): VisibleTab[] =>
  Object.entries(tabs).reduce<VisibleTab[]>((before, [name, parts]) => {
    const all = groupsOf(parts);
    const groups = visibleGroups(all, shows);
    if (groups.length === 0 && !isList(name)) return before;
    const fields = fieldsOf({ groups });
    const last = before.at(-1);
    const isRemnant = groups.length === 1 && fields.length === 1 && fieldsOf({ groups: all }).length > 1;
    return last && isRemnant && !isList(name)
      ? [...before.slice(0, -1), { ...last, groups: joined(last.groups, fields) }]
      : [...before, { name, groups }];
  }, []);
