import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Does what only the tables' owner may do; the session is the tenant's before and after. */
export const asOwner = async (db: Transaction<Tables>, work: () => Promise<void>): Promise<void> => {
  await sql`reset role`.execute(db);
  await work();
  await sql`set local role sluice_app`.execute(db);
};

/** Does the reverse: what needs the tenant's permissions, in a session of the owner. */
export const asTenant = async (db: Transaction<Tables>, work: () => Promise<void>): Promise<void> => {
  await sql`set local role sluice_app`.execute(db);
  await work();
  await sql`reset role`.execute(db);
};
