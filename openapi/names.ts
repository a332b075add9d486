import { type Call, type Entity, type RoleType, roleTypes } from './define.ts';
import { hasPage } from './layout.ts';
import { ownerOf } from './standard.ts';

/** How names are derived from names: columns, tables, schemas, operations, permissions. One place, one way. */

export const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
export const pascalCase = (name: string): string =>
  name.replace(/(?:^|[_\-/ ])(\w)/g, (_, letter: string) => letter.toUpperCase());
export const camelCase = (name: string): string => {
  const pascal = pascalCase(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
};

/** Returns the column of a field: `createdAt` → `created_at`; references end in `_id`. */
export const columnName = (field: string, entity: Pick<Entity, 'fields'>): string =>
  entity.fields[field]?.kind === 'one' ? `${snakeCase(field)}_id` : snakeCase(field);

/**
 * Returns the table of an entity: the last segment of its path; for a single record all but the first:
 * `settings_general`.
 */
export const tableName = ({ path, single }: Pick<Entity, 'path'> & { single?: boolean }): string =>
  single ? path.split('/').slice(1).join('_') : path.split('/').at(-1)!;

/**
 * Returns the join table of a field that holds many references: `offers` + `assignedTeams` → `offers_assigned_teams`.
 */
export const joinTableName = (entity: Pick<Entity, 'path'>, field: string): string =>
  `${tableName(entity)}_${snakeCase(field)}`;

/** Returns the plural in code: `user/traffic_sources` → `TrafficSources`. */
export const pluralName = (entity: Pick<Entity, 'path'>): string => pascalCase(tableName(entity));

/** The last part of a call's permission. Reading covers list and record, creating covers cloning. */
const actions: Record<Call, string> = {
  list: 'read',
  read: 'read',
  create: 'create',
  clone: 'create',
  edit: 'update',
  editOne: 'update',
  status: 'change_status',
  delete: 'delete',
};

/** Returns the last part of the permission of a call or of a named action. */
export const permissionAction = (entity: Entity, call: string): string => {
  if (call in entity.sections) return actions.edit;
  const own = entity.actions[call];
  if (own) return own.permission ?? (own.edits ? actions.edit : call);
  if (entity.single) return actions.edit;
  return actions[call as Call];
};

/** Returns whether a call needs no permission. */
export const needsNoPermission = (entity: Pick<Entity, 'withoutPermission' | 'actions'>, call: string): boolean =>
  entity.actions[call]?.withoutPermission ?? entity.withoutPermission.some((one) => one === call);

/**
 * Returns the permissions of a call, one for each view; any one of them opens that view's records. Empty if it needs
 * none.
 */
export const permissionsOf = (entity: Entity, call: string): string[] =>
  needsNoPermission(entity, call)
    ? []
    : [...new Set(Object.values(entity.views).map((view) => `${view.permission}.${permissionAction(entity, call)}`))];

/** Returns the role types to which a call is open at all, permissions aside. Only staff read histories. */
export const rolesOf = (entity: Entity, call: string): RoleType[] =>
  roleTypes.filter((type) => {
    const access = entity.access[type];
    if (type === 'affiliate' && (call === 'history' || !access)) return false;
    if (!access) return true;
    const same = call === 'history' ? 'read' : call in entity.sections ? 'edit' : call;
    return !('none' in access.rows) && (access.calls?.includes(same) ?? true);
  });

/** Returns whether the entity's lists can be exported: those that have a page in the admin. */
export const isExported = ({ calls, views }: Pick<Entity, 'calls' | 'views'>): boolean =>
  calls.includes('list') && Object.values(views).some(hasPage);

/** Returns whether people can read the history of its records: if calls change them, or those of their owner. */
export const hasHistory = ({ calls, fields }: Pick<Entity, 'calls' | 'fields'>): boolean =>
  calls.includes('read') &&
  (ownerOf({ fields }) !== undefined || calls.some((call) => ['create', 'edit', 'status'].includes(call)));

/**
 * Returns the `operationId` of a call: `listOffers`, `exportOffers`, `readOffer`, `createOffers`,
 * `changeStatusOfOffers`, `dropCounterOfCaps`, `editGoalsOfVertical`.
 */
export const operationId = (key: string, entity: Entity, call: string): string => {
  const many = pluralName(entity);
  if (entity.single && call === 'edit') return `edit${pascalCase(key)}`;
  if (call in entity.sections) return `${camelCase(call)}Of${pascalCase(key)}`;
  switch (call) {
    case 'list':
    case 'export':
    case 'create':
    case 'edit':
    case 'clone':
    case 'delete':
      return `${call}${many}`;
    case 'read':
      return `read${pascalCase(key)}`;
    case 'editOne':
      return `edit${pascalCase(key)}`;
    case 'history':
      return `list${pascalCase(key)}History`;
    case 'status':
      return `${camelCase(entity.status?.call ?? 'change_status')}Of${many}`;
    default:
      return `${camelCase(call)}Of${many}`;
  }
};
