import type { Entity } from './define.ts';
import { lookUpViews } from './view.ts';

/** Returns the fields that `search=` and the palette search in, those that people recognize a record by first. */
export const searchedNames = ({
  fields,
  displayFields: represent,
}: Pick<Entity, 'fields' | 'displayFields'>): string[] => {
  const searched = Object.keys(fields).filter((name) => fields[name]?.searchable);
  return [
    ...represent.filter((name) => searched.includes(name)),
    ...searched.filter((name) => !represent.includes(name)),
  ];
};

/** Returns the views in which the palette finds records: those with a page for a single one. */
export const foundViews = ({ find, calls, views }: Pick<Entity, 'find' | 'calls' | 'views'>): string[] =>
  find && calls.includes('read')
    ? lookUpViews(views).flatMap(([name, { list }]) => (list.columns.length > 0 ? [name] : []))
    : [];

/** Whether the palette and `search=` find its records by the texts of a search index. */
export const hasSearchText = ({ find }: Pick<Entity, 'find'>): boolean => find !== undefined && !find.exactMatch;

/** Returns the name of a table's view that finds its records by the texts they are searched by. */
export const searchView = (table: string): string => `${table}_search`;

/** The column that stores these texts, normalized for the search. */
export const searchColumn = 'search_text';
