import { complete, type Definition, type Entity, type Field, type View } from '../../openapi/define.ts';
import type { Form } from '../../openapi/form-texts.ts';
import { hasPage } from '../../openapi/layout.ts';
import { withRows } from '../../openapi/rows.ts';

/** The definitions as a browser's build can read them. */
const modules = import.meta.glob<Record<string, Definition>>('../../openapi/entities/*.ts', { eager: true });

export const entities: Readonly<Record<string, Entity>> = withRows(
  Object.fromEntries(
    Object.entries(modules).flatMap(([file, module]) => {
      const key = file.slice(file.lastIndexOf('/') + 1, -'.ts'.length);
      const definition = module[key];
      return definition ? [[key, complete(key, definition)]] : [];
    }),
  ),
);

/** One form: a view through which records are made or edited. */
export interface FormCase {
  key: string;
  entity: Entity;
  view: View;
  /** Fields that the form lets a person set, in the order in which it shows them. */
  fields: [string, Field][];
  /** What they have, if not their defaults: some are only shown beside certain values. */
  values?: Readonly<Record<string, unknown>>;
}

const namesOf = ({ form }: View): string[] =>
  Object.values(form).flatMap(({ fields }) =>
    fields.flatMap((part) => (typeof part === 'string' ? [part] : part.fields)),
  );

/** The forms of an entity, one a view. */
export const casesOf = (key: string, entity: Entity): FormCase[] =>
  Object.values(entity.views)
    .filter((view) => hasPage(view))
    .map((view) => ({
      key,
      entity,
      view,
      fields: namesOf(view).flatMap((name): [string, Field][] => {
        const field = entity.fields[name];
        if (!field || field.readOnly) return [];
        // The input that stands for a set must be filled in where one of the set must be.
        return [[name, field.exclusive?.required ? { ...field, required: true } : field]];
      }),
    }));

/** A form whose fields are called and explained as in forms of new records, or of those that are there. */
export const calledIn =
  (form: Form) =>
  (one: FormCase): FormCase => ({
    ...one,
    fields: one.fields.map(([name, field]) => {
      const { label, help = field.help } = field[form] ?? {};
      return [name, { ...field, ...label, ...(help && { help }) }];
    }),
  });

/** Every form that makes records. */
export const forms: readonly FormCase[] = Object.entries(entities)
  .flatMap(([key, entity]) => (entity.calls.includes('create') ? casesOf(key, entity) : []))
  .map(calledIn('onCreate'));

/** The forms of records of which a network has one. */
export const singles: readonly FormCase[] = Object.entries(entities).flatMap(([key, entity]) =>
  entity.single ? casesOf(key, entity) : [],
);

/** Those whose records are made step by step, on a page of their own. */
export const steppedForms = ['affiliate-billing/invoices', 'advertiser-billing/adv-invoices'];
