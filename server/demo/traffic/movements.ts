import { sql, type Transaction } from 'kysely';
import type { Side } from '../../../openapi/invoice-sides.ts';
import type { Tables } from '../../database/tables.ts';

interface Cause {
  /** Table of the records that moved amounts. */
  of: string;
  /** Column in which movements refer to them. */
  by: 'conversion_id' | 'invoice_id';
  /** Column of the records with the time at which they did. */
  moment: string;
}

/**
 * Backdates the movements that triggers have written in this transaction to the times of their causes. The session is
 * the owner's, as no one else may change movements.
 */
export const dateMovements = async (db: Transaction<Tables>, side: Side, { of, by, moment }: Cause): Promise<void> => {
  await sql`
    update ${sql.table(`${side}_movements`)} as own set created_at = ${sql.ref(`cause.${moment}`)}
    from ${sql.table(of)} as cause
    where own.tenant_id = sluice_tenant() and own.created_at = now() and cause.tenant_id = own.tenant_id
      and cause.id = ${sql.ref(`own.${by}`)}`.execute(db);
};

/** Does the same for advertisers' prepayments: their movements refer to no record, and nothing is spent yet. */
export const datePrepayments = async (db: Transaction<Tables>): Promise<void> => {
  await sql`
    update advertiser_movements as own set created_at = paid.created_at
    from prepayments as paid
    where own.tenant_id = sluice_tenant() and own.created_at = now() and own.cause = 'prepayment' and own."from" is null
      and paid.tenant_id = own.tenant_id and paid.advertiser_id = own.advertiser_id
      and paid.currency_id = own.currency_id and paid.amount = own.amount`.execute(db);
};
