import { isValidElement, type ReactElement } from 'react';
import type { FieldName } from '../typed.ts';

/** Fields under a heading; `section` is the key of its message. */
export interface Section<Name extends string = string> {
  section: string;
  fields: readonly Name[];
}

/** What a tab of a record page holds: fields, some of them in sections; or something of its own. */
export type Tab<Name extends string = string> = readonly (Name | Section<Name>)[] | ReactElement;

/** The tabs of a record page by the segments of their addresses. */
export type Tabs<R extends object> = Readonly<Record<string, Tab<FieldName<R>>>>;

export type AnyTabs = Readonly<Record<string, Tab>>;

export const section = <Name extends string>(key: string, ...fields: Name[]): Section<Name> => ({ section: key, fields });

/** The fields of a tab that belong together, with the key of their heading. */
export interface Group {
  heading?: string;
  fields: readonly string[];
}

export interface FieldsTab {
  name: string;
  groups: readonly Group[];
}
export interface OwnTab {
  name: string;
  element: ReactElement;
}
export type VisibleTab = FieldsTab | OwnTab;

const groupsOf = (parts: readonly (string | Section)[]): Group[] => {
  const groups: Group[] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (typeof part !== 'string') groups.push({ heading: part.section, fields: part.fields });
    else if (last && last.heading === undefined) groups[groups.length - 1] = { fields: [...last.fields, part] };
    else groups.push({ fields: [part] });
  }
  return groups;
};

const isElement = (tab: Tab): tab is ReactElement => isValidElement(tab);

/** The tabs with the fields that show; groups and tabs of which nothing is left are gone. */
export const visibleTabs = (tabs: AnyTabs, shows: (field: string) => boolean): VisibleTab[] =>
  Object.entries(tabs).flatMap(([name, tab]): VisibleTab[] => {
    if (isElement(tab)) return [{ name, element: tab }];
    const groups = groupsOf(tab)
      .map((group) => ({ ...group, fields: group.fields.filter(shows) }))
      .filter(({ fields }) => fields.length > 0);
    return groups.length > 0 ? [{ name, groups }] : [];
  });

export const fieldsOf = (tab: VisibleTab): string[] => ('groups' in tab ? tab.groups.flatMap(({ fields }) => fields) : []);
