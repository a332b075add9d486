-- Invoices that are made on schedule are told apart from those that somebody makes, and one that is declined says why.

create function sluice_invoice_event(op text, status text, requested text) returns text
  language sql immutable set search_path = public, pg_temp as $$
  select case
    when op = 'UPDATE' then 'invoice.' || status
    when requested = 'affiliate' then 'invoice.requested'
    when requested = 'schedule' then 'invoice.scheduled'
    else 'invoice.made'
  end
$$;
grant execute on function sluice_invoice_event to sluice_app;

create or replace function sluice_affiliate_invoice_raised() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform sluice_raise(new.tenant_id, sluice_invoice_event(tg_op, new.status, new.requested), 'affiliateInvoice', new.id,
    jsonb_build_object('title', new.title, 'amount', trim_scale(new.amount)::text, 'from', new.period_from, 'to', new.period_to,
      'currency', (select code from currencies where tenant_id = new.tenant_id and id = new.currency_id),
      'reason', case when new.status = 'declined' then new.block_reason end),
    jsonb_build_object('affiliate', new.affiliate_id), '{}', new.updated_by_id);
  return null;
end
$$;
create trigger declined_raised after update of status on affiliate_invoices for each row
  when (new.status = 'declined' and old.status <> 'declined') execute function sluice_affiliate_invoice_raised();

create or replace function sluice_advertiser_invoice_raised() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform sluice_raise(new.tenant_id, sluice_invoice_event(tg_op, new.status, null), 'advertiserInvoice', new.id,
    jsonb_build_object('title', new.title, 'amount', trim_scale(new.amount)::text, 'from', new.period_from, 'to', new.period_to,
      'currency', (select code from currencies where tenant_id = new.tenant_id and id = new.currency_id),
      'reason', case when new.status = 'declined' then new.block_reason end),
    jsonb_build_object('advertiser', new.advertiser_id), '{}', new.updated_by_id);
  return null;
end
$$;
create trigger declined_raised after update of status on advertiser_invoices for each row
  when (new.status = 'declined' and old.status <> 'declined') execute function sluice_advertiser_invoice_raised();
