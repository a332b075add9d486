-- Those who were told that an invoice is paid are told as well when it isn't any more, and why.

create or replace function sluice_affiliate_invoice_raised() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform sluice_raise(new.tenant_id, sluice_invoice_event(tg_op, new.status, new.requested), 'affiliateInvoice', new.id,
    jsonb_build_object('title', new.title, 'amount', trim_scale(new.amount)::text, 'from', new.period_from, 'to', new.period_to,
      'currency', (select code from currencies where tenant_id = new.tenant_id and id = new.currency_id),
      'reason', case when new.status in ('declined', 'unpaid') then new.block_reason end),
    jsonb_build_object('affiliate', new.affiliate_id), '{}', new.updated_by_id);
  return null;
end
$$;
create trigger unpaid_raised after update of status on affiliate_invoices for each row
  when (new.status = 'unpaid' and old.status = 'paid') execute function sluice_affiliate_invoice_raised();

create or replace function sluice_advertiser_invoice_raised() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform sluice_raise(new.tenant_id, sluice_invoice_event(tg_op, new.status, null), 'advertiserInvoice', new.id,
    jsonb_build_object('title', new.title, 'amount', trim_scale(new.amount)::text, 'from', new.period_from, 'to', new.period_to,
      'currency', (select code from currencies where tenant_id = new.tenant_id and id = new.currency_id),
      'reason', case when new.status in ('declined', 'unpaid') then new.block_reason end),
    jsonb_build_object('advertiser', new.advertiser_id), '{}', new.updated_by_id);
  return null;
end
$$;
create trigger unpaid_raised after update of status on advertiser_invoices for each row
  when (new.status = 'unpaid' and old.status = 'paid') execute function sluice_advertiser_invoice_raised();
