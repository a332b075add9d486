import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

export const administratorsOf = async (db: Kysely<Tables>): Promise<number[]> => {
  const found = await db.selectFrom('users').select('id').where('role_type', '=', 'admin').execute();
  return found.map(({ id }) => id);
};

const managersOf = async (
  db: Kysely<Tables>,
  table: 'users_managers' | 'advertisers_managers',
  id: number | null | undefined,
): Promise<number[]> => {
  if (id == null) return [];
  const found = await db.selectFrom(table).select('target_id as id').where('owner_id', '=', id).execute();
  return found.map(({ id: manager }) => manager);
};

/** Returns those in charge of an affiliate and an advertiser: their managers, else all administrators. */
export const managersInCharge = async (
  db: Kysely<Tables>,
  { affiliate, advertiser }: { affiliate?: number | null; advertiser?: number | null },
): Promise<number[]> => {
  const managers = [
    ...(await managersOf(db, 'users_managers', affiliate)),
    ...(await managersOf(db, 'advertisers_managers', advertiser)),
  ];
  return managers.length > 0 ? [...new Set(managers)] : administratorsOf(db);
};
