import { type Field, type FieldOf, integer, one, text, timestamp } from './fields.ts';
import type { Status } from './statuses.ts';

/** The fields that every record has in addition to those of its definition. */

const standardNames = [
  'id',
  'position',
  'status',
  'blockReason',
  'statusChangedAt',
  'statusChangedBy',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
  'version',
] as const;

export type StandardName = (typeof standardNames)[number];

/** Returns whether every record has a field of this name. */
export const isStandard = (name: string): boolean => standardNames.some((one) => one === name);

const person = { readOnly: true, staffOnly: true, filterable: false } as const;

/** The fields before those of the definition. */
export const fieldsBefore = (): Record<string, Field> => ({
  id: { kind: 'id', en: 'ID', ru: 'ID', readOnly: true, sortable: true, filterable: true, rules: [] },
});

const createdAt = (): Field =>
  timestamp({ en: 'Created', ru: 'Создано', required: true, readOnly: true, sortable: true, filterable: true });

/** The parts of a definition that decide about them. */
interface StandardTexts {
  fields?: Readonly<Record<string, Field>>;
  shared?: boolean;
  events?: object;
  status?: Pick<Status, 'set' | 'reason'>;
}

/** Returns the field that names the owner of a record that is a row; undefined for entities that aren't rows. */
export const ownerOf = ({ fields = {} }: Pick<StandardTexts, 'fields'>): [string, FieldOf<'one'>] | undefined =>
  Object.entries(fields).flatMap(([name, field]): [string, FieldOf<'one'>][] =>
    field.kind === 'one' && field.isOwner ? [[name, field]] : [],
  )[0];

/** The fields after them: status, who and when, version. */
export const fieldsAfter = (definition: StandardTexts): Record<string, Field> => {
  if (definition.shared) return {};
  if (definition.events) return { createdAt: createdAt() };
  return {
    ...(ownerOf(definition) && {
      position: integer({
        en: 'Position',
        ru: 'Порядок',
        required: true,
        readOnly: true,
        default: 1,
        sortable: true,
        help: { en: 'Position among the rows of its owner.', ru: 'Место среди строк владельца.' },
      }),
    }),
    ...(definition.status && {
      status: {
        kind: 'enumeration',
        several: false,
        en: 'Status',
        ru: 'Статус',
        required: true,
        readOnly: true,
        filterable: true,
        options: definition.status.set,
        rules: [],
      } satisfies Field,
      ...(definition.status.reason && {
        blockReason: text({ en: 'Reason', ru: 'Причина', readOnly: true, maxLength: 500 }),
      }),
      statusChangedAt: timestamp({ en: 'Status changed', ru: 'Статус изменён', readOnly: true }),
      statusChangedBy: one('user', { en: 'Status changed by', ru: 'Кто изменил статус', ...person }),
    }),
    createdAt: createdAt(),
    createdBy: one('user', { en: 'Created by', ru: 'Кто создал', ...person }),
    updatedAt: timestamp({ en: 'Updated', ru: 'Изменено', required: true, readOnly: true, sortable: true }),
    updatedBy: one('user', { en: 'Updated by', ru: 'Кто изменил', ...person }),
    version: integer({
      en: 'Version',
      ru: 'Версия',
      required: true,
      readOnly: true,
      help: {
        en: 'Increases by one with every change. Edits with an outdated version are refused with 409.',
        ru: 'Растёт на единицу с каждым изменением. Изменение со старой версией отклоняется с кодом 409.',
      },
    }),
  };
};

/** What an edit says of a record beside its fields. */
export const besideFields = ['basedOn', 'replaced', 'undoes'] as const;
