import { overlap, type Sieve } from '../../domain/traffic/sieve.ts';
import type { Entity, Rows } from '../../openapi/define.ts';
import { needsNoPermission, permissionAction, rolesOf } from '../../openapi/names.ts';
import type { Row } from './answer.ts';
import { entityOf } from './contract.ts';
import type { Person } from './network.ts';

/** The parts of a person that decide what they reach. */
export interface Viewer {
  id: number;
  team: unknown;
  roleType: Person['roleType'];
  permissions: readonly string[];
}

export const viewerOf = async (person: Person): Promise<Viewer> => {
  const { data } = (await person.call('readMe')).ok();
  const { id, team, permissions } = data;
  return {
    id,
    team,
    roleType: person.roleType,
    permissions: Array.isArray(permissions) ? permissions.map(String) : [],
  };
};

/** All existing records, complete, by entity. */
export type Records = ReadonlyMap<string, readonly Row[]>;

const values = (row: Row, field: string): unknown[] => {
  const value = row[field];
  return Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];
};

const accessTo = (entity: Entity, { roleType }: Viewer): Rows =>
  entity.access[roleType]?.rows ?? (roleType === 'affiliate' ? { none: true } : { all: true });

const modeOf = (mode: unknown) => (mode === 'except' ? 'except' : 'only');

/** The sieve of a record, except its hours. */
const sieveOf = (row: Row): Sieve => ({
  countries: values(row, 'countries').map(String),
  countriesMode: modeOf(row['countriesMode']),
  languages: values(row, 'languages').map(String),
  languagesMode: modeOf(row['languagesMode']),
  trafficSources: values(row, 'trafficSources').map(Number),
  trafficSourcesMode: modeOf(row['trafficSourcesMode']),
  schedule: null,
});

/** Whether a record is among the rows, derived only from the definitions and the records. */
const among = (rows: Rows, key: string, row: Row, viewer: Viewer, records: Records): boolean => {
  const inner = (part: Rows): boolean => among(part, key, row, viewer, records);
  if ('all' in rows) return true;
  if ('none' in rows) return false;
  if ('both' in rows) return rows.both.every(inner);
  if ('either' in rows) return rows.either.some(inner);
  if ('is' in rows) {
    const wanted: readonly unknown[] = rows.is === 'me' ? [viewer.id] : rows.is === 'myTeam' ? [viewer.team] : rows.is;
    return values(row, rows.field).some((value) => wanted.includes(value));
  }
  if ('passesSieve' in rows) {
    const { team } = viewer;
    const given = (records.get('affiliateAssignment') ?? []).filter(
      (one) => one['offer'] === row[rows.passesSieve] && one['status'] === 'active',
    );
    return given
      .filter((one) => one['affiliate'] === viewer.id || (team !== null && one['team'] === team))
      .every((one) => overlap(sieveOf(row), sieveOf(one), 0));
  }
  if ('about' in rows) {
    const target = String(row[rows.about]);
    const open = entityOf(target).calls.includes('read') && rolesOf(entityOf(target), 'read').includes(viewer.roleType);
    return open && reached(target, 'read', viewer, records).some(({ id }) => id === row[`${rows.about}Id`]);
  }
  const name = 'visible' in rows ? rows.visible : rows.through;
  const field = entityOf(key).fields[name];
  if (!field || !('entity' in field)) throw new Error(`${key}.${name} is no reference`);
  const beyond = 'through' in rows ? rows.rows : accessTo(entityOf(field.entity), viewer);
  return values(row, name).some((id) => {
    const target = records.get(field.entity)?.find((record) => record.id === id);
    return target !== undefined && among(beyond, field.entity, target, viewer, records);
  });
};

/** The records of an entity that someone reaches by a call: their rows in views for which they have the permission. */
export const reached = (key: string, call: string, viewer: Viewer, records: Records): Row[] => {
  const entity = entityOf(key);
  const views = Object.values(entity.views).filter(({ permission }) =>
    viewer.permissions.includes(`${permission}.${permissionAction(entity, call)}`),
  );
  const opened = (row: Row) =>
    needsNoPermission(entity, call) ||
    views.some(({ where = {} }) =>
      Object.entries(where).every(([name, allowed]) => allowed.some((value) => value === row[name])),
    );
  return (records.get(key) ?? []).filter(
    (row) => opened(row) && among(accessTo(entity, viewer), key, row, viewer, records),
  );
};
