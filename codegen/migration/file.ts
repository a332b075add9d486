import { snakeCase } from '../../openapi/names.ts';
import type { GeneratedFile } from '../file.ts';
import type { Schema } from '../tables/schema.ts';
import { stepSql } from './sql.ts';
import type { Migration, Step } from './steps.ts';

export const migrationFolder = 'server/database/migrations';
export const snapshotPath = 'codegen/snapshot.json';

/** The first line of every migration generated here. */
export const migrationHeading = '-- Generated from the difference of two sets of definitions by `npm run codegen`.';

/** Describes a step for a report; undefined for those that merely follow from others. */
export const stepInWords = (step: Step): string | undefined => {
  switch (step.do) {
    case 'createTable':
      return `create table ${step.table}`;
    case 'renameTable':
      return `rename table ${step.table} to ${step.to}`;
    case 'retireTable':
      return `retire table ${step.table} (kept as ${step.to})`;
    case 'renameEntity':
      return `rename ${step.from} to ${step.to} in history, notes and all else about its records`;
    case 'renameField':
      return `rename ${step.entity}.${step.from} to ${step.to} in history`;
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
    case 'makeSearchable':
      return `make ${step.table} searchable by ${step.of.search?.join(', ')}`;
    case 'makeUnsearchable':
      return `make ${step.table} searchable no longer`;
    case 'partitionTable':
      return `partition ${step.table} by ${step.of.partition}`;
    case 'addIndex':
      return `index ${step.index}`;
    case 'dropIndex':
      return `drop index ${step.index}`;
    default:
      return undefined;
  }
};

const isSearch = (step: Step): boolean => step.do === 'makeSearchable' || step.do === 'makeUnsearchable';

/** Returns what a migration is about, for its file's name: `offer_note`, `geo`, `offer_note_and_more`. */
const about = (steps: readonly Step[], { tables }: Schema): string => {
  const made = new Set(
    steps.flatMap((step) => (step.do === 'createTable' && step.of.kind !== 'join' ? [step.of.entity] : [])),
  );
  const subjects = steps.flatMap((step) => {
    const table = 'of' in step && 'kind' in step.of ? step.of : 'table' in step ? tables[step.table] : undefined;
    // What was renamed in the history was renamed in its table.
    if (!table || step.do === 'addIndex' || step.do === 'renameField' || isSearch(step)) return [];
    if (stepInWords(step) === undefined) return [];
    if (made.has(table.entity)) return [snakeCase(table.entity)];
    const column = step.do === 'renameColumn' ? step.to : 'column' in step ? step.column : undefined;
    return [[table.entity, table.field ?? column ?? []].flat().map(snakeCase).join('_')];
  });
  const [first = steps.some(isSearch) ? 'search' : 'indexes', ...others] = new Set(subjects);
  return others.length > 0 ? `${first}_and_more` : first;
};

const isConcurrent = (step: Step): boolean => step.do === 'addIndex' && step.concurrently === true;

/** Returns the version in a migration's name: to the second, in UTC. */
const versionAt = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().replaceAll(/\D/g, '').slice(0, 14);

/** Returns the first second from `now` on whose version is later than all existing migrations. */
const nextSecond = (existing: readonly string[], now: number): number => {
  const newest = existing
    .map((name) => /^\d+/.exec(name)?.[0] ?? '')
    .reduce((one, other) => (one > other ? one : other), '');
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(newest)?.map(Number) ?? [];
  const taken = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second) / 1000;
  return Math.max(Math.floor(now / 1000), Number.isNaN(taken) ? 0 : taken + 1);
};

/**
 * Returns the files of the migration that leads to `after`; none if nothing has to be done. They are named after the
 * time, so that those of two branches do not clash; steps that can run while others use the tables go into a file of
 * their own.
 * @param existing names of the existing migrations: the new ones come after all of them
 * @param now milliseconds since 1970
 */
export const migrationFiles = (
  { steps, notes }: Migration,
  after: Schema,
  existing: readonly string[],
  now: number = Date.now(),
): GeneratedFile[] => {
  const second = nextSecond(existing, now);
  const parts = [
    { steps: steps.filter((step) => !isConcurrent(step)), notes },
    { steps: steps.filter(isConcurrent), notes: ['Made while others use the tables, so outside a transaction.'] },
  ].filter((part) => part.steps.length > 0);
  return parts.map((part, index) => {
    const head = [
      migrationHeading,
      '-- It may be edited until it has run anywhere, and never after.',
      ...part.notes.map((note) => `-- ${note}`),
    ];
    const name = index === 0 ? about(part.steps, after).slice(0, 80) : 'indexes';
    return {
      path: `${migrationFolder}/${versionAt(second + index)}_${name}.sql`,
      content: `${head.join('\n')}\n\n${part.steps.map(stepSql).join('\n\n')}\n`,
    };
  });
};
