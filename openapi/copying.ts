import type { Entity } from './define.ts';
import { isStandard } from './standard.ts';

/**
 * What happens to a field in a copy of a record: it is `copied` unchanged; it is the name and `renamed`, to show that
 * this is a copy; it is set by the server and `renewed`; or it is `left` out: secrets, unique values, and other records
 * that refer to the one copied.
 */
type CopyRule = 'copied' | 'renamed' | 'renewed' | 'left';

/** Names of fields by what happens to them. */
export type Copying = Readonly<Record<CopyRule, readonly string[]>>;

/**
 * Returns whether the server renames copies by this field, the first of the fields that people recognize a record by.
 */
const isName = ({ displayFields, fields }: Entity, name: string): boolean =>
  name === displayFields[0] && fields[name]?.kind === 'text';

/** Returns what happens to a field; undefined for those that every record has. */
const copyRuleOf = (entity: Entity, name: string): CopyRule | undefined => {
  const field = entity.fields[name];
  if (!field || isStandard(name)) return undefined;
  if (isName(entity, name)) return 'renamed';
  if (field.kind === 'reverse' || field.writeOnly || field.ownerOnly !== undefined) return 'left';
  if (field.readOnly) return 'renewed';
  return field.computed || field.unique ? 'left' : 'copied';
};

/** Returns whether a copy starts with the field's value, apart from renaming. */
export const isCopied = (entity: Entity, name: string): boolean =>
  ['copied', 'renamed'].includes(copyRuleOf(entity, name) ?? '');

/** Returns what happens to these fields in a copy. */
export const copyingOf = (entity: Entity, names: readonly string[]): Copying => {
  const namesBy = (fate: CopyRule) => names.filter((name) => copyRuleOf(entity, name) === fate);
  return { copied: namesBy('copied'), renamed: namesBy('renamed'), renewed: namesBy('renewed'), left: namesBy('left') };
};

/** Records that a copy can include: the tab that lists them, their entity, and its field that refers to the record. */
export interface CopyableList {
  tab: string;
  entity: string;
  field: string;
}

/** Returns what copies of an entity's records can include, in the order in which it is copied. */
export const copyableListsOf = ({ views, calls }: Pick<Entity, 'views' | 'calls'>): CopyableList[] =>
  calls.includes('clone')
    ? Object.values(views).flatMap(({ form }) =>
        Object.entries(form).flatMap(([tab, { list, by, copyable }]) =>
          copyable && list !== undefined && by !== undefined ? [{ tab, entity: list, field: by }] : [],
        ),
      )
    : [];
