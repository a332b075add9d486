import type { Entity, Group, View } from '../../openapi/define.ts';
import { filterShape } from '../../openapi/traits.ts';
import { hasPage } from '../../openapi/layout.ts';
import { leadsTo, viewNamed } from '../../openapi/related.ts';
import type { Model } from '../model.ts';
import { type Code, type Diagnostic, oneOf } from './diagnostic.ts';

type Entities = Model['entities'];

/** Returns whether people see a list of a view's records. */
const hasList = ({ calls }: Entity, view: View): boolean =>
  hasPage(view) && !view.single && calls.includes('list') && calls.includes('read');

/** Checks a tab that lists the records which refer to the page's own by a field. */
const listTab = (entities: Entities, key: string, view: View, { list = '', by = '' }: Group): Diagnostic[] => {
  const wrong = (code: Code, message: string, help: string): Diagnostic[] => [{ code, message, help }];
  const known = Object.values(entities).flatMap(({ views }) => Object.keys(views));
  const target = viewNamed(entities, list);
  if (!target) return wrong('SL101', `unknown entity \`${list}\``, oneOf(list, known));
  const entity = entities[target.key]!;
  const name = `${target.key}.${by}`;
  const field = entity.fields[by];
  if (!hasList(entity, target.view))
    return wrong('SL109', `\`${list}\` has no list`, 'give it columns, and the calls `list` and `read`');
  if (!field) return wrong('SL102', `unknown field \`${by}\` of ${target.key}`, oneOf(by, Object.keys(entity.fields)));
  if ((field.kind !== 'one' && field.kind !== 'many') || field.entity !== key)
    return wrong(
      'SL104',
      `\`${name}\` does not refer to ${key}`,
      `name a field of ${target.key} that is \`one('${key}', …)\` or \`many('${key}', …)\``,
    );
  if (!target.view.list.filters.includes(by) || filterShape(field) === 'none')
    return wrong('SL109', `\`${name}\` is no filter of that list`, `name it in \`list.filters\` of ${list}`);
  return leadsTo(field, key, view)
    ? []
    : wrong('SL109', `\`${name}\` does not lead to this view`, 'say so in its `referenceFilter`, or take the tab out');
};

/** Returns why a tab of a page can't be a list at all, and how to fix it. */
const misplaced = ({ calls }: Entity, { single }: View, place: number): [message: string, help: string] | undefined => {
  if (single) return ['no record refers to the only one', 'take the tab out'];
  // They are shown at an address of their own, with nothing below it.
  if (!calls.includes('edit')) return ['records without the call `edit` have no tabs that are lists', 'add the call'];
  return place === 0
    ? ['the first tab can’t be a list', 'put a tab of fields before it, with which a record opens']
    : undefined;
};

const tabsOf = (entities: Entities, key: string, view: View): Diagnostic[] =>
  Object.entries(view.form).flatMap(([tab, group], place) => {
    if (group.list === undefined && group.by === undefined) return [];
    const [message, help] = misplaced(entities[key]!, view, place) ?? [];
    const found: Diagnostic[] = message === undefined ? [] : [{ code: 'SL109', message, ...(help && { help }) }];
    return [...found, ...listTab(entities, key, view, group)].map((one) => ({
      ...one,
      entity: key,
      at: ['form', tab],
    }));
  });

/** Checks tabs that are lists of other records: for names that don't exist, and for places where they can't be. */
export const listDiagnostics = ({ entities }: Model): Diagnostic[] =>
  Object.entries(entities).flatMap(([key, { views }]) =>
    Object.entries(views).flatMap(([name, view]) =>
      tabsOf(entities, key, view).map((one) => ({
        ...one,
        at: [...(Object.keys(views).length > 1 ? ['views', name] : []), ...(one.at ?? [])],
      })),
    ),
  );
