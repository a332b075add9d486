import { stepInWords } from '../migration/file.ts';
import type { Migration } from '../migration/steps.ts';
import type { Change } from './compare.ts';

const marks = { added: '+', removed: '-', changed: '~' } as const;

const line = ({ sort, what, name, detail, breaks, calls }: Change): string => {
  const where =
    what === 'call'
      ? ''
      : `  (${calls.slice(0, 4).join(', ')}${calls.length > 4 ? `, and ${calls.length - 4} more` : ''})`;
  return `    ${breaks ? '!' : ' '} ${marks[sort]} ${what} ${name}${detail ? `: ${detail}` : ''}${where}${breaks ? `\n        breaks callers: ${breaks}` : ''}`;
};

/** Returns whether a change is worth reporting: which fields can be requested just follows from which exist. */
export const worthSaying = ({ what, name, sort }: Change): boolean =>
  !(what === 'parameter' && sort === 'changed' && ['with', 'fields'].includes(name));

/** Describes the differences of two contracts by tag; those that break callers are marked with `!`. */
export const changesInWords = (changes: readonly Change[]): string[] => {
  const worthPrinting = changes.filter(worthSaying);
  const subjects = [...new Set(worthPrinting.map((change) => change.of))];
  return subjects.flatMap((subject) => [
    `  ${subject}`,
    ...worthPrinting.filter((change) => change.of === subject).map(line),
  ]);
};

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export const contractInWords = (changes: readonly Change[]): string[] => {
  const worthPrinting = changes.filter(worthSaying);
  if (worthPrinting.length === 0) return [];
  const breaking = worthPrinting.filter(({ breaks }) => breaks).length;
  return [
    `Contract: ${counted(worthPrinting.length, 'change')}${breaking > 0 ? `, ${breaking} of which ${breaking === 1 ? 'breaks' : 'break'} callers` : ', none breaks callers'}`,
    ...changesInWords(worthPrinting),
  ];
};

export const migrationInWords = (paths: readonly string[], { steps, notes }: Migration): string[] =>
  paths.length === 0
    ? []
    : [
        ...paths.map((path) => `Migration: ${path}`),
        ...steps.flatMap((step) => {
          const words = stepInWords(step);
          return words === undefined ? [] : [`    ${words}`];
        }),
        ...notes.map((note) => `    note: ${note}`),
      ];

export const filesInWords = (written: readonly string[], deleted: readonly string[]): string[] => {
  if (written.length + deleted.length === 0) return [];
  const shown = [...written.map((path) => `    ${path}`), ...deleted.map((path) => `    ${path} (deleted)`)];
  const max = 40;
  return [
    `Files: ${counted(written.length, 'file')} written, ${deleted.length} deleted`,
    ...shown.slice(0, max),
    ...(shown.length > max ? [`    and ${shown.length - max} more`] : []),
  ];
};
