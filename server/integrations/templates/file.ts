import type { Values } from '../../collections/model.ts';
import { type Detail, invalid } from '../../failure.ts';
import { fileFormat } from './schema.ts';
import type { RequestTemplate } from './secrets.ts';

/** An integration template as a file: what belongs to one network is referenced by name instead of id. */
export interface TemplateFile extends Values {
  format: string;
  title: string;
  outApi?: RequestTemplate | null | undefined;
  apiSync?: RequestTemplate | null | undefined;
}

/** The names of a vertical's goals and lead grades, by id. */
export interface NamedRow {
  goals: ReadonlyMap<number, string>;
  leadGrades: ReadonlyMap<number, string>;
}

interface Row extends Values {
  id?: number;
}

const rowsIn = (value: unknown): Row[] => (Array.isArray(value) ? value.map(Object) : []);

/** Returns rows without ids, which mean nothing elsewhere. */
const plainRows = (value: unknown): Values[] => rowsIn(value).map(({ id: _, ...fields }) => fields);

/** Returns the same, with the record in one of their fields replaced by its name. */
const namedRows = (value: unknown, field: string, names: ReadonlyMap<number, string>) =>
  plainRows(value).map((row) => ({ ...row, [field]: names.get(Number(row[field])) ?? null }));

/** Returns the file of a template that was read with all its parts. */
export const fileOf = (template: Values, names: NamedRow, schema: string): TemplateFile => ({
  $schema: schema,
  format: fileFormat,
  title: String(template['title']),
  description: template['description'],
  integrationMethodsRestrictions: template['integrationMethodsRestrictions'],
  parameters: plainRows(template['parameters']),
  goals: namedRows(template['goals'], 'goal', names.goals),
  leadStatusMappings: namedRows(template['leadStatusMappings'], 'leadGrade', names.leadGrades),
  outApi: template['outApi'] as TemplateFile['outApi'],
  redirect: template['redirect'],
  apiSync: template['apiSync'] as TemplateFile['apiSync'],
  postback: template['postback'],
  apiSyncSchedule: template['apiSyncSchedule'],
});

const unknown = (path: string, name: string): Detail => ({
  path,
  type: 'unknownName',
  message: {
    en: `The vertical has no “${name}”: create it there, or remove it from the file`,
    ru: `В вертикали нет «${name}»: создайте или уберите из файла`,
  },
});

/**
 * Returns the item for the call that creates a template, from a file whose format was checked.
 * @throws Failure 422 naming the names in the file that the vertical does not know
 */
export const itemOf = (file: TemplateFile, names: NamedRow): Values => {
  const { $schema: _schema, format: _format, goals, leadStatusMappings, ...rest } = file;
  const broken: Detail[] = [];
  const numbered = (value: unknown, part: string, field: string, known: ReadonlyMap<number, string>) =>
    rowsIn(value).map((row, place) => {
      const name = row[field] ?? null;
      if (name === null) return { ...row, [field]: null };
      const id = [...known].find(([, told]) => told === name)?.[0];
      if (id === undefined) broken.push(unknown(`${part}.${place}.${field}`, String(name)));
      return { ...row, [field]: id };
    });
  const item = {
    ...rest,
    goals: numbered(goals, 'goals', 'goal', names.goals),
    leadStatusMappings: numbered(leadStatusMappings, 'leadStatusMappings', 'leadGrade', names.leadGrades),
  };
  if (broken.length > 0) throw invalid(...broken);
  return item;
};
