import { isValidElement, type ReactElement } from 'react';
import type { FieldName } from '../typed.ts';

/** Fields under a heading; `section` is the key of its message. */
export interface Section<Name extends string = string> {
  section: string;
  fields: readonly Name[];
}

/** A part of a tab: a field, fields in a section, or something of one's own. */
export type Part<Name extends string = string> = Name | Section<Name> | ReactElement;

/** The tabs of a record page by the segments of their addresses, each with its parts. */
export type Tabs<R extends object> = Readonly<Record<string, readonly Part<FieldName<R>>[]>>;

export type AnyTabs = Readonly<Record<string, readonly Part[]>>;

export const section = <Name extends string>(key: string, ...fields: Name[]): Section<Name> => ({ section: key, fields });

/** The fields of a tab that belong together, with the key of their heading; or something of one's own. */
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
    else if (last && 'fields' in last && last.heading === undefined) groups[groups.length - 1] = { fields: [...last.fields, part] };
    else groups.push({ fields: [part] });
  }
  return groups;
};

/** The tabs with the fields that show; groups and tabs of which nothing is left are gone. */
export const visibleTabs = (tabs: AnyTabs, shows: (field: string) => boolean): VisibleTab[] =>
  Object.entries(tabs).flatMap(([name, parts]): VisibleTab[] => {
    const groups = groupsOf(parts).flatMap((group): Group[] => {
      if ('element' in group) return [group];
      const fields = group.fields.filter(shows);
      return fields.length > 0 ? [{ ...group, fields }] : [];
    });
    return groups.length > 0 ? [{ name, groups }] : [];
  });

export const fieldsOf = ({ groups }: VisibleTab): string[] => groups.flatMap((group) => ('fields' in group ? group.fields : []));
