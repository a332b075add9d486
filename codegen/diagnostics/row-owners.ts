import { type Entity, type Field, setAtOf } from '../../openapi/define.ts';
import { columnType } from '../../openapi/traits.ts';
import { isStandard } from '../../openapi/standard.ts';
import type { Model } from '../model.ts';
import type { Diagnostic } from './diagnostic.ts';

type Entities = Model['entities'];

/** Returns the fields that make records of an entity rows of others. */
const ownersOf = ({ fields }: Entity): [string, Field & { kind: 'one' }][] =>
  Object.entries(fields).flatMap(([name, field]): [string, Field & { kind: 'one' }][] =>
    field.kind === 'one' && field.isOwner ? [[name, field]] : [],
  );

/** Returns whether an entity is, through any number of owners, a row of itself. */
const ownsItself = (key: string, entities: Entities): boolean => {
  const seen = new Set<string>();
  for (const left = [key]; left.length > 0; ) {
    const one = left.pop()!;
    const owners = entities[one] ? ownersOf(entities[one]).map(([, { entity }]) => entity) : [];
    if (owners.includes(key)) return true;
    left.push(...owners.filter((owner) => seen.size !== seen.add(owner).size));
  }
  return false;
};

/** Calls that would change a row separately from its owner. */
const changing = ['create', 'edit', 'editOne', 'status', 'clone', 'delete'] as const;

/**
 * Checks records that are rows of another: they have one owner, which has a field for them, and are changed only with
 * it.
 */
export const rowOwnerDiagnostics = ({ entities }: Model): Diagnostic[] =>
  Object.entries(entities).flatMap(([key, entity]) => {
    const [first, ...others] = ownersOf(entity);
    if (!first) return [];
    const [name, { entity: owner }] = first;
    const wrong = (at: string[], message: string, help: string): Diagnostic => ({
      code: 'SL109',
      entity: key,
      at,
      message,
      help,
    });
    const at = ['fields', name];
    const holders = Object.values(entities[owner]?.fields ?? {}).filter(
      (field) => field.kind === 'rows' && field.entity === key,
    );
    const calls = entity.calls.filter((call) => changing.some((one) => one === call));
    const told = Object.keys(entity.fields)
      .filter((one) => entity.fields[one]?.kind === 'secret')
      .map(setAtOf);
    const kept = Object.entries(entity.fields).filter(
      ([one]) => one !== name && !isStandard(one) && !told.includes(one),
    );
    return [
      ...others.map(([other]) =>
        wrong(
          ['fields', other],
          `${key} is a row of ${owner} already`,
          'make it by `one`, which refers and owns nothing',
        ),
      ),
      ...(ownsItself(key, entities)
        ? [wrong(at, `${key} would be a row of itself`, 'make the reference by `one`')]
        : []),
      ...(entities[owner] && holders.length !== 1
        ? [
            wrong(
              at,
              holders.length === 0
                ? `${owner} has no field for its rows`
                : `${owner} has ${holders.length} fields for its rows`,
              `give ${owner} one field made by \`rows('${key}', '${name}', …)\``,
            ),
          ]
        : []),
      ...calls.map((call) =>
        wrong(
          ['calls'],
          `rows are changed with their owner, so there is no call \`${call}\``,
          'leave `list` and `read`',
        ),
      ),
      ...kept.flatMap(([one, field]) =>
        field.readOnly || columnType(field) !== null
          ? []
          : [wrong(['fields', one], `a row can’t hold \`${field.kind}\``, 'take the field out')],
      ),
      ...kept.flatMap(([one, field]) =>
        field.staffOnly && holders.some(({ staffOnly }) => !staffOnly)
          ? [wrong(['fields', one], `its owner tells affiliates of it`, `say \`staffOnly\` of ${owner}’s rows as well`)]
          : [],
      ),
    ];
  });
