import type { Field, Kind } from '../../openapi/define.ts';
import type { Model } from '../model.ts';
import type { Diagnostic } from './diagnostic.ts';
import { fieldsOf, type Place } from './fields.ts';

/** What is done for fields of a record alone: said of a field inside of one, it would do nothing. */
const ofRecords = [
  'staffOnly',
  'affiliateReadOnly',
  'permission',
  'readOnly',
  'createOnly',
  'writeOnly',
  'reentered',
  'contact',
  'hiddenWithTarget',
  'onRequest',
  'searchable',
  'unique',
  'computed',
] as const satisfies readonly (keyof Field)[];

/** Kinds whose values aren't stored as they are with the record. */
const apart: readonly Kind[] = ['password', 'secret', 'many', 'tags', 'reverse', 'rows'];

const insideOf = ({ entity, at, field, isInside }: Place): Diagnostic[] => {
  if (!isInside) return [];
  const wrong = (message: string, help: string): Diagnostic => ({ code: 'SL109', entity, at, message, help });
  if (apart.includes(field.kind))
    return [wrong(`a list or group can’t hold \`${field.kind}\``, 'make it a field of the record')];
  return ofRecords
    .filter((option) => field[option] !== undefined && field[option] !== false)
    .map((option) =>
      wrong(
        `\`${option}\` does nothing inside a list or group`,
        option === 'searchable' ? 'take it out' : 'say it of the field that it is inside of, or use `rows`',
      ),
    );
};

/** Checks fields inside lists and groups for what only the fields of a record can be. */
export const insideDiagnostics = ({ entities }: Model): Diagnostic[] =>
  Object.entries(entities).flatMap(([key, entity]) => fieldsOf(key, entity).flatMap(insideOf));
