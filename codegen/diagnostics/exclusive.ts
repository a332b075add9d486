import type { Entity, ExclusiveSet } from '../../openapi/define.ts';
import { isStoodFor } from '../../openapi/exclusive.ts';
import type { Model } from '../model.ts';
import { formFields } from '../resources/page-fields.ts';
import { type Diagnostic, oneOf } from './diagnostic.ts';

type Wrong = Pick<Diagnostic, 'code' | 'message' | 'help'>;

/** What all fields of a set must have in common, as one input represents all of them. */
const alike = ['staffOnly', 'affiliateReadOnly', 'createOnly', 'onRequest', 'readOnly'] as const;

const ofMember = (name: string, set: ExclusiveSet, { fields, exclusive }: Entity): Wrong[] => {
  const wrong = (message: string, help: string): Wrong[] => [{ code: 'SL109', message, help }];
  const field = fields[name];
  const first = fields[set.fields[0] ?? ''];
  const references = Object.keys(fields).filter((one) => fields[one]?.kind === 'one' && !fields[one]?.readOnly);
  if (!field) return [{ code: 'SL102', message: `unknown field \`${name}\``, help: oneOf(name, references) }];
  if (field.kind !== 'one' || field.isOwner || field.computed)
    return wrong(`\`${name}\` is no reference to one record`, oneOf(name, references));
  const other = alike.find((trait) => Boolean(field[trait]) !== Boolean(first?.[trait]));
  return [
    ...(field.required
      ? wrong(`\`${name}\` is required and can’t give way to others`, 'say `required` of the set')
      : []),
    ...(exclusive.some((one) => one !== set && one.fields.includes(name))
      ? wrong(`\`${name}\` is in two sets`, 'leave it in one of them')
      : []),
    ...(other ? wrong(`of this set not all fields say \`${other}\``, 'say it of all or of none') : []),
  ];
};

const setDiagnostics = (set: ExclusiveSet, entity: Entity): Wrong[] => [
  ...(set.fields.length < 2 || new Set(set.fields).size < set.fields.length
    ? [{ code: 'SL109' as const, message: 'a set has two different fields at least', help: 'name another one' }]
    : []),
  ...(entity.fields[set.name]
    ? [{ code: 'SL206' as const, message: `\`${set.name}\` is the name of a field`, help: 'call the set otherwise' }]
    : []),
  ...set.fields.flatMap((name) => ofMember(name, set, entity)),
];

/**
 * Checks for fields named next to another one of their set that represents them, and for sets that lists would edit.
 */
const placeDiagnostics = (entity: Entity): (Wrong & { at: string[] })[] =>
  Object.values(entity.views).flatMap((view) => {
    const { list } = view;
    const stoodFor = (names: readonly string[]) =>
      names.filter((name) => entity.fields[name] && isStoodFor(name, entity.fields[name]));
    const named = [...stoodFor(formFields(view)), ...stoodFor(list.columns)];
    const edited = [...list.inlineEdit, ...list.bulkEdit].filter((name) => entity.fields[name]?.exclusive);
    return [
      ...named.map((name) => ({
        code: 'SL109' as const,
        at: ['form'],
        message: `\`${entity.fields[name]?.exclusive?.fields[0]}\` stands for \`${name}\``,
        help: 'name the first field of the set alone',
      })),
      ...edited.map((name) => ({
        code: 'SL109' as const,
        at: ['list'],
        message: `\`${name}\` takes the place of others, which lists can’t show`,
        help: 'leave it to the form',
      })),
    ];
  });

/** Checks mutually exclusive references. */
export const exclusiveDiagnostics = ({ entities }: Model): Diagnostic[] =>
  Object.entries(entities).flatMap(([key, entity]) => [
    ...entity.exclusive.flatMap((set) =>
      setDiagnostics(set, entity).map((wrong) => ({ ...wrong, entity: key, at: ['exclusive', set.name] })),
    ),
    ...placeDiagnostics(entity).map((wrong) => ({ ...wrong, entity: key })),
  ]);
