import type { Entity } from './define.ts';
import { isStandard } from './standard.ts';

/**
 * What becomes of a field in a copy of a record: it is `copied` as it is; it is the name and `renamed`, so that it says that
 * this is a copy; it is the server's and `renewed`; or it is `left` behind: secrets, what no two records share, and other
 * records that refer to the one copied.
 */
type Fate = 'copied' | 'renamed' | 'renewed' | 'left';

/** Names of fields by what becomes of them. */
export type Copying = Readonly<Record<Fate, readonly string[]>>;

/** Whether the server tells copies apart by the field, the first by which people know a record. */
const isName = ({ displayFields, fields }: Entity, name: string): boolean =>
  name === displayFields[0] && fields[name]?.kind === 'text';

/** What a field becomes; undefined for those that every record has. */
const fateOf = (entity: Entity, name: string): Fate | undefined => {
  const field = entity.fields[name];
  if (!field || isStandard(name)) return undefined;
  if (isName(entity, name)) return 'renamed';
  if (field.kind === 'reverse' || field.writeOnly || field.ownerOnly !== undefined) return 'left';
  if (field.readOnly) return 'renewed';
  return field.computed || field.unique ? 'left' : 'copied';
};

/** Whether a copy begins with the value that the field has, its name aside. */
export const isTakenOver = (entity: Entity, name: string): boolean =>
  ['copied', 'renamed'].includes(fateOf(entity, name) ?? '');

/** What becomes of these fields in a copy. */
export const copyingOf = (entity: Entity, names: readonly string[]): Copying => {
  const those = (fate: Fate) => names.filter((name) => fateOf(entity, name) === fate);
  return { copied: those('copied'), renamed: those('renamed'), renewed: those('renewed'), left: those('left') };
};

/** What a copy may take along: by the tab that lists it, which entity, and its field that refers to the record. */
export interface Along {
  tab: string;
  entity: string;
  field: string;
}

/** What copies of an entity's records may take along, in the order in which it is copied. */
export const alongOf = ({ views, calls }: Pick<Entity, 'views' | 'calls'>): Along[] =>
  calls.includes('clone')
    ? Object.values(views).flatMap(({ form }) =>
        Object.entries(form).flatMap(([tab, { list, by, copied }]) =>
          copied && list !== undefined && by !== undefined ? [{ tab, entity: list, field: by }] : [],
        ),
      )
    : [];
