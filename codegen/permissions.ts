import type { Words } from '../domain/text/words.ts';
import type { Entity, Noun, RoleType, View } from '../openapi/define.ts';
import { needsNoPermission, permissionAction, rolesOf, snakeCase } from '../openapi/names.ts';
import { permissionNeeds } from '../openapi/needs.ts';
import { permissionGroups, writtenPermissions } from '../openapi/permissions.ts';
import { inSentence } from '../openapi/grammar.ts';
import { type GeneratedFile, typescript } from './file.ts';

export interface Permission extends Words {
  name: string;
  group: number;
  roleTypes: readonly RoleType[];
  hidden: boolean;
  /** What it permits, in a sentence. */
  about?: Words;
}

const abouts: Record<string, Words> = {
  read: {
    en: 'View, search and export records.',
    ru: 'Открывать списки и записи, искать и выгружать их.',
  },
  create: { en: 'Create records.', ru: 'Создавать новые записи.' },
  update: { en: 'Edit records.', ru: 'Менять поля записей.' },
  change_status: {
    en: 'Change the status of one or several records.',
    ru: 'Менять статус записей, одной или сразу нескольких.',
  },
  delete: { en: 'Permanently delete records.', ru: 'Удалять записи навсегда.' },
};

/** For a network's single record. */
const aboutSingle: Words = { en: 'View and change them.', ru: 'Смотреть и менять их.' };

const verbs: Record<string, { en: string; ru: string }> = {
  read: { en: 'view', ru: 'Просмотр' },
  create: { en: 'create', ru: 'Создание' },
  update: { en: 'edit', ru: 'Изменение' },
  change_status: { en: 'change the status', ru: 'Смена статуса' },
  delete: { en: 'delete', ru: 'Удаление' },
};

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const groupOf = (name: string): number => {
  const [first] = name.split('.');
  const other = permissionGroups.at(-1)?.id ?? 0;
  return permissionGroups.find(({ of }) => first !== undefined && of.includes(first))?.id ?? other;
};

/** Returns the title of a permission: `Offers: create`, `Создание офферов`. */
const title = (entity: Entity, name: Noun, call: string): Words => {
  const own = entity.actions[call];
  // An action with the permission of another call is named after that one.
  const known = verbs[permissionAction(entity, call)];
  if (own && !known) return { en: `${name.en[1]}: ${inSentence(own.en)}`, ru: `${own.ru} (${lower(name.ru[2])})` };
  const verb = known ?? { en: call, ru: call };
  return { en: `${name.en[1]}: ${verb.en}`, ru: `${verb.ru} ${lower(name.ru[2])}` };
};

/**
 * Returns whether people of a role type see records of a view at all: those limited to their own record, only if the
 * view can include them.
 */
const meets = (entity: Entity, { where }: View, type: RoleType): boolean => {
  const rows = entity.access[type]?.rows;
  const themselves = rows && 'field' in rows && rows.field === 'id' && rows.is === 'me';
  return !themselves || (where?.['roleType']?.includes(type) ?? true);
};

/**
 * Returns the permissions of the entities' calls; if several entities share one, it is titled after the entity whose
 * name it has.
 */
export const derivedPermissions = (entities: Record<string, Entity>): Permission[] => {
  const permissions = new Map<string, Permission>();
  for (const [key, entity] of Object.entries(entities)) {
    for (const [viewKey, view] of Object.entries(entity.views)) {
      for (const call of [...entity.calls, ...Object.keys(entity.actions)].filter(
        (one) => !needsNoPermission(entity, one),
      )) {
        const name = `${view.permission}.${permissionAction(entity, call)}`;
        const known = permissions.get(name);
        const open = rolesOf(entity, call).filter((type) => meets(entity, view, type));
        const roleTypes = [...new Set([...(known?.roleTypes ?? []), ...open])];
        const namesake = [key, viewKey].some((one) => snakeCase(one) === view.permission);
        const words =
          known && !namesake
            ? { en: known.en, ru: known.ru }
            : title(entity, snakeCase(key) === view.permission ? entity.name : view.name, call);
        const about = entity.single ? aboutSingle : abouts[permissionAction(entity, call)];
        permissions.set(
          name,
          known && !namesake
            ? { ...known, roleTypes }
            : { name, ...words, group: groupOf(name), roleTypes, hidden: false, ...(about && { about }) },
        );
      }
    }
  }
  return [...permissions.values()];
};

/** Returns every permission, by name. Hand-written ones take precedence over derived ones of the same name. */
export const allPermissions = (entities: Record<string, Entity>): Permission[] => {
  const written = writtenPermissions.map((one): Permission => ({ ...one, hidden: one.hidden ?? false }));
  const byName = new Map([...derivedPermissions(entities), ...written].map((one) => [one.name, one]));
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
};

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const inWords = ({ en, ru }: Words): string => `en: ${quote(en)}, ru: ${quote(ru)}`;

const aboutIt = ({ about }: Permission): string => (about ? `, about: { ${inWords(about)} }` : '');

const line = (one: Permission): string =>
  `  { name: ${quote(one.name)}, ${inWords(one)}, group: ${one.group}, roleTypes: [${one.roleTypes.map(quote).join(', ')}], hidden: ${one.hidden}${aboutIt(one)} },`;

const nameType = (entities: Record<string, Entity>): string =>
  `/** Name in code of a permission. */
export type PermissionName =
${allPermissions(entities)
  .map(({ name }) => `  | ${quote(name)}`)
  .join('\n')};`;

/** `server/generated/permissions.ts`: the contents of the table of permissions. */
export const permissionsFile = (entities: Record<string, Entity>): GeneratedFile =>
  typescript(
    'server/generated/permissions.ts',
    'openapi/entities and openapi/permissions.ts',
    `import type { Words } from '../../domain/text/words.ts';

${nameType(entities)}

export interface GeneratedPermission extends Words {
  name: PermissionName;
  group: number;
  /** Role types whose roles may hold it. */
  roleTypes: readonly string[];
  hidden: boolean;
  /** What its holder can do. */
  about?: Words;
}

/** Names of the groups by their numbers, in the order in which they are shown. */
export const permissionGroups: Readonly<Record<number, Words>> = {
${permissionGroups.map((group) => `  ${group.id}: { ${inWords(group)} },`).join('\n')}
};

/** Every permission there is, by name. */
export const permissions: readonly GeneratedPermission[] = [
${allPermissions(entities).map(line).join('\n')}
];`,
  );

/** `src/generated/permissions.ts`: the browser's titles of permissions and their groups; it identifies them by name. */
export const permissionWordsFile = (entities: Record<string, Entity>): GeneratedFile =>
  typescript(
    'src/generated/permissions.ts',
    'openapi/entities and openapi/permissions.ts',
    `import type { Words } from '../../domain/text/words.ts';

${nameType(entities)}

/** Groups of permissions, in the order in which they are shown. */
export const permissionGroups: readonly (Words & { id: number })[] = [
${permissionGroups.map((group) => `  { id: ${group.id}, ${inWords(group)} },`).join('\n')}
];

/** What permissions are called, and what their holder can do, by their names in code. */
export const permissionWords: Readonly<Record<string, Words & { about?: Words }>> = {
${allPermissions(entities)
  .map((one) => `  ${quote(one.name)}: { ${inWords(one)}${aboutIt(one)} },`)
  .join('\n')}
};

/** What each permission needs to be of use, by their names. */
export const permissionNeeds: Readonly<Record<string, readonly string[]>> = {
${Object.entries(permissionNeeds(entities))
  .map(([name, others]) => `  ${quote(name)}: [${others.map(quote).join(', ')}],`)
  .join('\n')}
};`,
  );
