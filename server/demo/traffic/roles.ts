import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Does what the owner of tables alone may; the session is that of the tenant before and after. */
export const asOwner = async (db: Transaction<Tables>, work: () => Promise<void>): Promise<void> => {
  await sql`reset role`.execute(db);
  await work();
  await sql`set local role sluice_app`.execute(db);
};

/** The other way round: does what the demo has to do with the rights of the tenant, in a session of the owner. */
export const asTenant = async (db: Transaction<Tables>, work: () => Promise<void>): Promise<void> => {
  await sql`set local role sluice_app`.execute(db);
  await work();
  await sql`reset role`.execute(db);
};
