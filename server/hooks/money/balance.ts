import { type RawBuilder, sql } from 'kysely';
import type { Hooks } from '../../collections/hooks.ts';

/** What an account holds in each currency, exact. */
const breakdown = (row: string, of: 'affiliate' | 'advertiser', parts: Readonly<Record<string, string>>) => {
  const fields = Object.entries(parts).map(
    ([name, column]) => sql`${sql.lit(name)}, trim_scale(${sql.ref(column)})::text`,
  );
  return sql`(select coalesce(jsonb_agg(
      jsonb_build_object('currency', balance_amount.currency_id, ${sql.join(fields)}) order by balance_amount.currency_id
    ), '[]')
    from ${sql.table(`${of}_amount`)} as balance_amount
    where balance_amount.tenant_id = ${sql.ref(`${row}.tenant_id`)} and balance_amount.${sql.id(`${of}_id`)} = ${sql.ref(`${row}.id`)})`;
};

/** What an account has in one of its parts, by currency. */
const inPart = (of: 'affiliate' | 'advertiser', column: string) => (row: string) =>
  sql`(select coalesce(jsonb_agg(
      jsonb_build_object('currency', balance_amount.currency_id, 'amount', trim_scale(${sql.ref(`balance_amount.${column}`)})::text)
      order by balance_amount.currency_id
    ), '[]')
    from ${sql.table(`${of}_amount`)} as balance_amount
    where balance_amount.tenant_id = ${sql.ref(`${row}.tenant_id`)} and balance_amount.${sql.id(`${of}_id`)} = ${sql.ref(`${row}.id`)}
      and ${sql.ref(`balance_amount.${column}`)} <> 0)`;

/** The same for the record of the account’s holder (`heldOf`). */
export const heldBy = (of: 'affiliate' | 'advertiser') => ({
  balance: inPart(of, 'approved'),
  hold: inPart(of, 'hold'),
});

/** The parts that a movement came to or left. */
const part = {
  computed: {
    part: (row: string) => sql`array_remove(array[${sql.ref(`${row}.from`)}, ${sql.ref(`${row}.to`)}], null)`,
  },
  among: {
    part: (row: string, given: RawBuilder<unknown>) =>
      sql`(${sql.ref(`${row}.from`)} = any(${given}) or ${sql.ref(`${row}.to`)} = any(${given}))`,
  },
};

export const affiliateMovementHooks: Hooks<'affiliateMovement'> = part;
export const advertiserMovementHooks: Hooks<'advertiserMovement'> = part;

const shared = { hold: 'balance_amount.hold', approved: 'balance_amount.approved', paid: 'balance_amount.paid' };

export const affiliateBalanceHooks: Hooks<'affiliateBalance'> = {
  computed: {
    breakdown: (row) =>
      breakdown(row, 'affiliate', { ...shared, requestedWithdrawal: 'balance_amount.requested_withdrawal' }),
  },
};

export const advertiserBalanceHooks: Hooks<'advertiserBalance'> = {
  computed: {
    breakdown: (row) =>
      breakdown(row, 'advertiser', {
        ...shared,
        advance: 'balance_amount.advance',
        advanceHold: 'balance_amount.advance_hold',
      }),
  },
};
