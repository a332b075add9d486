import { type Kysely, sql } from 'kysely';
import type { CustomerFigures } from '../../../domain/customers.ts';
import type { Tables } from '../../database/tables.ts';
import type { Paid } from '../../payment/rules.ts';
import { customerKey, recordCustomers, type Told } from './record.ts';
import { figuresOf, type ReadCustomer } from './report.ts';

/** A customer whom no report named before a conversion was told of once more. */
interface Named {
  conversion: number;
  advertiser: number;
  customer: ReadCustomer;
  /** When it is told, seconds UTC. */
  at: number;
  /** Public id of the click, and id of the lead, that are reported about now. */
  click: string | null;
  lead: number | null;
  /** Of the figures that the report tells. */
  currencyOfReport: () => Paid;
}

const conversionOf = async (db: Kysely<Tables>, id: number) => {
  const { rows } = await sql<{
    click: string | null;
    lead: number | null;
    affiliate: number;
    campaign: number;
    offer: number;
    country: string | null;
    created_at: string;
    amount: string | null;
    currency: Paid;
    is_deposit: boolean;
  }>`
    select own.click_id as click, own.lead_id as lead, own.affiliate_id as affiliate, own.campaign_id as campaign,
      own.offer_id as offer, own.country, own.created_at::text, own.amount::text as amount,
      jsonb_build_object('id', money.id, 'rate', money.rate::text) as currency, coalesce(goals.is_deposit, false) as is_deposit
    from conversions as own
    join currencies as money on money.id = coalesce(own.amount_currency_id, own.revenue_currency_id)
    left join goals on goals.id = own.goal_id
    where own.id = ${id} for no key update of own`.execute(db);
  return rows[0];
};

/**
 * Keeps whose conversion it was that an advertiser has numbered and told of before, where they had named nobody then: what
 * it was of counts, and not what is told of it now. A conversion is one customer's (D1284).
 * @param db a transaction
 * @returns the customer's id; null where the conversion is another customer's, or that of another visit
 * @throws Failure 422
 */
export const nameCustomerLater = async (
  db: Kysely<Tables>,
  { conversion, advertiser, customer, at, click, lead, currencyOfReport }: Named,
): Promise<number | null> => {
  // Who names another one at the same time waits.
  const known = await conversionOf(db, conversion);
  if (!known) return null;
  const isOfVisit = (known.click !== null && known.click === click) || (known.lead !== null && known.lead === lead);
  if (!isOfVisit) return null;
  const key = `conversion ${conversion}`;
  const goalKey = `goal of ${key}`;
  const { rows: others } = await sql`
    select from customers as other
    where (other.click_id = ${known.click} or other.lead_id = ${known.lead})
      and other.customer_key <> ${customerKey(advertiser, customer.id)}
      and (other.created_at = ${known.created_at}::timestamptz or exists (
        select from customer_figures where customer_id = other.id and key in (${key}, ${goalKey})))
    limit 1`.execute(db);
  if (others.length > 0) return null;
  const told = (figures: CustomerFigures, of: Told['told'][number]['of'], currency: Paid): Told => ({
    from: known,
    ...{ advertiser, customerId: customer.id, at, told: [{ figures, of }], currency },
  });
  const paid = { deposits: 1, deposited: known.amount, turnover: null, ngr: null };
  const isDeposit = known.is_deposit && customer.figures.deposited === null;
  const nothing: Told = { ...told(paid, { key }, known.currency), told: [] };
  const [kept] = await recordCustomers(db, [
    nothing,
    ...(customer.hasFigures ? [told(customer.figures, figuresOf(customer, key), currencyOfReport())] : []),
    ...(isDeposit ? [told(paid, { key: goalKey }, known.currency)] : []),
  ]);
  return kept?.id ?? null;
};
