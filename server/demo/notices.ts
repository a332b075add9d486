import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { notify } from '../notify/notify.ts';

const maxNotices = 3;

interface Invoice {
  id: number;
  affiliate: number;
  title: string;
  amount: string;
  currency: string;
  from: string;
  to: string;
  status: string;
  /** When it was created, or paid; seconds UTC. */
  at: number;
}

/** A lead that was not sent to any advertiser. */
interface Left {
  id: number;
  offer: number;
  title: string;
  affiliate: number;
  country: string;
  /** Seconds UTC. */
  at: number;
}

/**
 * Notifies people of the demo of the most recent events in their network; everything else is long past.
 * @param now seconds UTC
 */
export const addNotices = async (db: Transaction<Tables>, now: number): Promise<void> => {
  const { rows: invoices } = await sql<Invoice>`
    select own.id, own.affiliate_id as affiliate, own.title, trim_scale(own.amount)::text as amount, currencies.code as currency,
      own.period_from::text as "from", own.period_to::text as "to", own.status,
      extract(epoch from coalesce(own.status_changed_at, own.created_at))::float8 as at
    from affiliate_invoices as own
    join currencies on currencies.tenant_id = own.tenant_id and currencies.id = own.currency_id
    where own.tenant_id = sluice_tenant() and own.status in ('unpaid', 'paid')
    order by at desc, own.id desc limit ${maxNotices}`.execute(db);
  for (const { id, affiliate, status, at, ...params } of invoices.toReversed()) {
    await notify(db, {
      type: status === 'paid' ? 'invoice.paid' : 'invoice.made',
      record: { entity: 'affiliateInvoice', id },
      params,
      about: { affiliate },
      at,
    });
  }
  const { rows: leads } = await sql<Left>`
    select leads.id, leads.offer_id as offer, offers.title, leads.affiliate_id as affiliate, leads.country,
      floor(extract(epoch from leads.created_at))::float8 as at
    from leads join offers on offers.tenant_id = leads.tenant_id and offers.id = leads.offer_id
    where leads.tenant_id = sluice_tenant() and leads.api_status = 'unsent'
      and leads.created_at <= to_timestamp(${now})
    order by leads.created_at desc limit 1`.execute(db);
  for (const { id, offer, title, affiliate, country, at } of leads) {
    await notify(db, {
      type: 'lead.unsent',
      record: { entity: 'lead', id },
      params: { offer: title },
      about: { offer, affiliate, country },
      at,
    });
  }
};
