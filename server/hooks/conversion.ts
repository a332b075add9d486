import { sql } from 'kysely';
import { conversionStatus } from '../../domain/conversions.ts';
import type { Hooks } from '../collections/hooks.ts';

const decimals = 8;

/** What follows from the status of a conversion. */
export const conversionHooks: Hooks<'conversion'> = {
  computed: {
    profit: (row) => {
      // An amount without a currency is in the base one.
      const inBase = (side: string) =>
        sql`${sql.ref(`${row}.${side}`)} / coalesce(${sql.ref(`${row}.${side}_rate`)}, 1)`;
      return sql`trim_scale(round(${inBase('revenue')} - ${inBase('payout')}, ${sql.lit(decimals)}))`;
    },
  },
  validate(changes) {
    for (const { before, values } of changes) {
      const status = values.conversionStatus;
      if (status === undefined || status === before?.conversionStatus) continue;
      values.approvedAt = status === conversionStatus.approved ? Math.floor(Date.now() / 1000) : null;
      // Who decides by hand has decided; nothing is approved by itself afterwards.
      values.approveAt = null;
    }
  },
};
