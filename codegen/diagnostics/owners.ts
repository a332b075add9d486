import type { Field } from '../../openapi/define.ts';
import type { Model } from '../model.ts';
import { type Diagnostic, oneOf } from './diagnostic.ts';
import { fieldsOf, type Place } from './fields.ts';

/** Ways for a caller who may not see a value to find it out (D69). */
const probes = ['filterable', 'sortable', 'searchable', 'unique'] as const satisfies readonly (keyof Field)[];

const owned = ({ entity, at, field, beside, own }: Place, displayFields: readonly string[]): Diagnostic[] => {
  if (field.ownerOnly === undefined) return [];
  const wrong = (message: string, help: string): Diagnostic => ({ code: 'SL109', entity, at, message, help });
  const owner = beside[field.ownerOnly];
  const holdsPerson =
    owner && (owner.kind === 'id' ? entity === 'user' : owner.kind === 'one' && owner.entity === 'user');
  return [
    ...(owner
      ? []
      : [
          {
            ...wrong(`unknown field \`${field.ownerOnly}\``, oneOf(field.ownerOnly, Object.keys(beside))),
            code: 'SL102' as const,
          },
        ]),
    ...(owner && !holdsPerson
      ? [wrong(`\`${field.ownerOnly}\` holds no user`, 'name a field that refers to user')]
      : []),
    ...(own
      ? []
      : [
          wrong(
            'only a field of the record itself can be its owner’s alone',
            'say `ownerOnly` of the field that it is inside of',
          ),
        ]),
    ...probes
      .filter((probe) => field[probe])
      .map((probe) =>
        wrong(
          `it is its owner’s alone and \`${probe}\`, so that others could find it out`,
          `say \`${probe}: false\` of it`,
        ),
      ),
    ...(displayFields.includes(at.at(-1) ?? '')
      ? [wrong('it is its owner’s alone, and everybody would know the record by it', 'take it out of `displayFields`')]
      : []),
  ];
};

/**
 * Checks that a field with a permission of its own is a figure that the server computes: what is stored is in the
 * history as well, and can be overwritten by those who don't see it.
 */
const permitted = ({ entity, at, field, own }: Place): Diagnostic[] => {
  if (field.permission === undefined || !own) return [];
  const wrong = (message: string, help: string): Diagnostic => ({ code: 'SL109', entity, at, message, help });
  return [
    ...(field.computed && field.readOnly
      ? []
      : [
          wrong(
            'only what the server computes can need a permission to be seen: what is stored is in the history too',
            'say `computed: true, readOnly: true` of it, or keep it in records that need that permission',
          ),
        ]),
    ...(['searchable', 'unique'] as const)
      .filter((probe) => field[probe])
      .map((probe) =>
        wrong(
          `it needs a permission and is \`${probe}\`, so that others could find it out`,
          `say \`${probe}: false\` of it`,
        ),
      ),
  ];
};

/** Checks fields shown to one person, or to some only, for ways that reveal them to others. */
export const ownerDiagnostics = ({ entities }: Model): Diagnostic[] =>
  Object.entries(entities).flatMap(([key, entity]) =>
    fieldsOf(key, entity).flatMap((place) => [...owned(place, entity.displayFields), ...permitted(place)]),
  );
