import { sql, type Transaction } from 'kysely';
import type { Side } from '../../../openapi/invoice-sides.ts';
import type { Tables } from '../../database/tables.ts';

interface Cause {
  /** Table of the records that moved amounts. */
  of: string;
  /** Column in which movements name them. */
  by: 'conversion_id' | 'invoice_id';
  /** Column of the records that says when they did. */
  moment: string;
}

/**
 * Gives the movements that triggers have written in this transaction the moments of what caused them. The session is that
 * of the owner; nobody else may change movements.
 */
export const dateMovements = async (db: Transaction<Tables>, side: Side, { of, by, moment }: Cause): Promise<void> => {
  await sql`
    update ${sql.table(`${side}_movements`)} as own set created_at = ${sql.ref(`cause.${moment}`)}
    from ${sql.table(of)} as cause
    where own.tenant_id = sluice_tenant() and own.created_at = now() and cause.tenant_id = own.tenant_id
      and cause.id = ${sql.ref(`own.${by}`)}`.execute(db);
};
