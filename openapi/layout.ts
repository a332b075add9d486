import { isStoodFor } from './exclusive.ts';
import type { Field } from './field.ts';
import type { Group, View } from './view.ts';

const general = { en: 'General', ru: 'Общее' };

const namesOf = ({ list, form }: View): string[] => [
  ...list.columns,
  ...Object.values(form).flatMap(({ fields }) =>
    fields.flatMap((part) => (typeof part === 'string' ? [part] : part.fields)),
  ),
];

const withFields = (form: Record<string, Group>, fields: readonly string[]): Record<string, Group> => {
  const [first, ...others] = Object.entries(form);
  if (!first) return { general: { ...general, fields } };
  const [tab, group] = first;
  return Object.fromEntries([[tab, { ...group, fields: [...group.fields, ...fields] }], ...others]);
};

/** Returns whether a view is a page of the admin: it shows list columns, or the one record that there is. */
export const hasPage = ({ list, single }: View): boolean => single || list.columns.length > 0;

/**
 * Returns the views with a place for every field that people set: one named in neither list nor form of any view is
 * added at the end of each form's first tab, so that a new field is visible even before it is given a place. A form
 * that was left out has all of them. A field that says how another is meant is shown with that one, and so is an
 * exclusive alternative.
 */
export const withDefaultLayout = (
  fields: Readonly<Record<string, Field>>,
  views: Record<string, View>,
): Record<string, View> => {
  const named = new Set(Object.values(views).flatMap(namesOf));
  const modes = new Set(Object.values(fields).map(({ mode }) => mode));
  const set = Object.entries(fields).flatMap(([name, field]) =>
    field.readOnly || modes.has(name) || isStoodFor(name, field) ? [] : [name],
  );
  const unplacedFields = set.filter((name) => !named.has(name));
  return Object.fromEntries(
    Object.entries(views).map(([key, view]) => {
      const more = Object.keys(view.form).length === 0 ? set : unplacedFields;
      return [key, hasPage(view) && more.length > 0 ? { ...view, form: withFields(view.form, more) } : view];
    }),
  );
};
