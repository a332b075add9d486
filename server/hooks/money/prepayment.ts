import type { Hooks } from '../../collections/hooks.ts';
import { currencyCodes } from '../../invoices/lines.ts';
import { refuseFuture, refuseUnpayable } from '../../invoices/refusals.ts';

/** A prepayment is money already paid: dated today or earlier, in an amount that its currency can express. */
export const prepaymentHooks: Hooks<'prepayment'> = {
  async validate(changes, { db, broken }) {
    const made = changes.filter(({ before }) => before === null);
    const ids = made.flatMap(({ values: { currency } }) => currency ?? []);
    const codes = ids.length > 0 ? await currencyCodes(db, ids) : undefined;
    for (const { path, values } of made) {
      const { amount, currency, paymentDate } = values;
      const code = codes?.get(currency ?? 0);
      if (amount !== undefined && code !== undefined) refuseUnpayable(`${path}.amount`, amount, code, broken);
      if (paymentDate !== undefined) refuseFuture(`${path}.paymentDate`, paymentDate, broken);
    }
  },
};
