import { type GeneratedFile, json } from '../file.ts';
import type { Schema } from '../tables/schema.ts';
import { stepSql } from './sql.ts';
import type { Migration, Step } from './steps.ts';

export const migrationFolder = 'server/database/migrations';
export const snapshotPath = 'codegen/snapshot.json';

/** First line of every migration made here. */
export const migrationHeading = '-- Generated from the difference of two sets of definitions by `npm run codegen`.';

export const snapshotFile = (schema: Schema): GeneratedFile => json(snapshotPath, 'openapi/entities', schema);

/** A step in the words of a report; undefined for those that only follow from others. */
export const stepInWords = (step: Step): string | undefined => {
  switch (step.do) {
    case 'createTable':
      return `create table ${step.table}`;
    case 'renameTable':
      return `rename table ${step.table} to ${step.to}`;
    case 'retireTable':
      return `retire table ${step.table} (kept as ${step.to})`;
    case 'renameEntity':
      return `rename ${step.from} to ${step.to} in history`;
    case 'addColumn':
      return `add ${step.table}.${step.column}`;
    case 'renameColumn':
      return `rename ${step.table}.${step.column} to ${step.to}`;
    case 'retireColumn':
      return `retire ${step.table}.${step.column} (kept as ${step.to})`;
    case 'retype':
      return `change the type of ${step.table}.${step.column} to ${step.type}`;
    case 'fill':
      return `fill ${step.table}.${step.column}`;
    case 'fillJoin':
      return `fill ${step.table} from ${step.from}.${step.column}`;
    case 'requireColumn':
      return `require ${step.table}.${step.column}`;
    case 'relaxColumn':
      return `no longer require ${step.table}.${step.column}`;
    case 'setDefault':
      return step.default === undefined
        ? `drop the default of ${step.table}.${step.column}`
        : `set the default of ${step.table}.${step.column} to ${step.default}`;
    case 'addIndex':
      return `index ${step.index}`;
    case 'dropIndex':
      return `drop index ${step.index}`;
    default:
      return undefined;
  }
};

/** What the migration is about, for its file's name: `add_offers_colour`, `create_geos`, `offers_and_teams`. */
const subject = (steps: readonly Step[]): string => {
  const verbs: Partial<Record<Step['do'], string>> = {
    createTable: 'create',
    addColumn: 'add',
    retireColumn: 'retire',
    retireTable: 'retire',
    renameColumn: 'rename',
    renameTable: 'rename',
    retype: 'retype',
    requireColumn: 'require',
    relaxColumn: 'relax',
    setDefault: 'default',
  };
  const said = steps.flatMap((step) => {
    const verb = verbs[step.do];
    return verb && 'table' in step
      ? [{ verb, table: step.table, column: 'column' in step ? step.column : undefined }]
      : [];
  });
  const tables = [...new Set(said.map(({ table }) => table))];
  const [first] = said;
  if (!first) return 'indexes';
  if (tables.length > 3 || (said.length > 1 && said.every(({ verb }) => verb === 'create'))) return 'entities';
  if (said.length > 1) return `change_${tables.join('_and_')}`;
  return [first.verb, first.table, first.column].filter(Boolean).join('_');
};

/** The migration's file with the next free number; undefined where nothing has to be done. */
export const migrationFile = ({ steps, notes }: Migration, existing: readonly string[]): GeneratedFile | undefined => {
  if (steps.length === 0) return undefined;
  const taken = new Set(existing.map((name) => Number.parseInt(name, 10)));
  let number = 1;
  while (taken.has(number)) number++;
  const head = [
    migrationHeading,
    '-- It may be edited until it has run anywhere, and never after.',
    ...notes.map((note) => `-- ${note}`),
  ];
  return {
    path: `${migrationFolder}/${String(number).padStart(4, '0')}_${subject(steps).slice(0, 80)}.sql`,
    content: `${head.join('\n')}\n\n${steps.map(stepSql).join('\n\n')}\n`,
  };
};
