-- Invoices that are made by one statement each took the whole of an advance, as what one of them takes was moved only after
-- all of them were there. It is moved as it is taken, so that the next one finds what is left.
create or replace function sluice_advance_taken() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  remaining record;
begin
  perform sluice_hold_advance(new.tenant_id, new.advertiser_id, new.currency_id);
  select * into remaining from sluice_advance_left(new.tenant_id, new.advertiser_id, new.currency_id);
  new.advance := greatest(least(remaining.amount, new.amount), 0);
  if new.advance > 0 then
    insert into advertiser_movements
      (tenant_id, advertiser_id, balance_id, "from", "to", amount, currency_id, base_amount, cause, invoice_id, user_id)
    values (new.tenant_id, new.advertiser_id, new.advertiser_id, 'advance', 'advanceHold', new.advance, new.currency_id,
      case when remaining.amount = new.advance then remaining.base else round(remaining.base * new.advance / remaining.amount, 8) end,
      'prepayment', new.id, new.updated_by_id);
  end if;
  return new;
end
$$;
drop trigger advance_reserved on advertiser_invoices;
drop function sluice_advance_reserved();
