-- What advertisers paid in advance. A prepayment brings an amount from outside to the advance; an invoice that is made
-- reserves of it what it comes to, in its own currency; its payment spends that, and one that is declined or deleted gives
-- it back. What an advance is worth in the base currency it keeps: parts of it are worth as much as the rest.

-- What is left of an advance in a currency, and what that is worth in the base currency by the rates at which it came.
create function sluice_advance_left(of_tenant bigint, advertiser bigint, currency bigint, out amount numeric, out base numeric)
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sum(sluice_moved('advance', "from", "to", move.amount)), 0),
    coalesce(sum(sluice_moved('advance', "from", "to", move.base_amount)), 0)
  from advertiser_movements as move
  where move.tenant_id = of_tenant and move.balance_id = advertiser and move.currency_id = currency
    and move.cause = 'prepayment' and 'advance' in ("from", "to")
$$;

-- Keeps an advance from being taken twice at the same moment.
create function sluice_hold_advance(of_tenant bigint, advertiser bigint, currency bigint) returns void
  language sql security definer set search_path = public, pg_temp as $$
  select from advertiser_amount
  where tenant_id = of_tenant and advertiser_id = advertiser and currency_id = currency for update
$$;

create function sluice_prepaid() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into advertiser_movements
    (tenant_id, advertiser_id, balance_id, "to", amount, currency_id, base_amount, cause, user_id)
  select new.tenant_id, new.advertiser_id, new.advertiser_id, 'advance', new.amount, new.currency_id,
    sluice_in_base(new.amount, currencies.rate), 'prepayment', new.created_by_id
  from currencies where currencies.tenant_id = new.tenant_id and currencies.id = new.currency_id;
  return null;
end
$$;
create trigger ledger_insert after insert on prepayments for each row execute function sluice_prepaid();

create function sluice_prepayment_returned() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  remaining record;
begin
  perform sluice_hold_advance(new.tenant_id, new.advertiser_id, new.currency_id);
  select * into remaining from sluice_advance_left(new.tenant_id, new.advertiser_id, new.currency_id);
  if remaining.amount < new.amount then
    raise exception using errcode = 'SL409', message = 'advanceSpent', detail = trim_scale(remaining.amount)::text;
  end if;
  insert into advertiser_movements
    (tenant_id, advertiser_id, balance_id, "from", amount, currency_id, base_amount, cause, user_id)
  values (new.tenant_id, new.advertiser_id, new.advertiser_id, 'advance', new.amount, new.currency_id,
    case when remaining.amount = new.amount then remaining.base else round(remaining.base * new.amount / remaining.amount, 8) end,
    'prepayment', new.updated_by_id);
  return null;
end
$$;
create trigger ledger_returned after update on prepayments for each row
  when (old.status = 'received' and new.status = 'returned') execute function sluice_prepayment_returned();

-- An invoice that is made takes what there is, as much as it comes to.
create function sluice_advance_taken() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform sluice_hold_advance(new.tenant_id, new.advertiser_id, new.currency_id);
  select least(remaining.amount, new.amount) into new.advance
  from sluice_advance_left(new.tenant_id, new.advertiser_id, new.currency_id) as remaining;
  return new;
end
$$;
create trigger advance_taken before insert on advertiser_invoices for each row execute function sluice_advance_taken();

create function sluice_advance_reserved() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  remaining record;
begin
  select * into remaining from sluice_advance_left(new.tenant_id, new.advertiser_id, new.currency_id);
  insert into advertiser_movements
    (tenant_id, advertiser_id, balance_id, "from", "to", amount, currency_id, base_amount, cause, invoice_id, user_id)
  values (new.tenant_id, new.advertiser_id, new.advertiser_id, 'advance', 'advanceHold', new.advance, new.currency_id,
    case when remaining.amount = new.advance then remaining.base else round(remaining.base * new.advance / remaining.amount, 8) end,
    'prepayment', new.id, new.updated_by_id);
  return null;
end
$$;
create trigger advance_reserved after insert on advertiser_invoices for each row
  when (new.advance > 0) execute function sluice_advance_reserved();

-- The part of the account that an invoice’s share of the advance is in; null once it is spent.
create function sluice_advance_part(status text) returns text language sql immutable parallel safe
  return case status when 'unpaid' then 'advanceHold' when 'paid' then null else 'advance' end;

grant execute on function sluice_advance_part to sluice_app;

create function sluice_advance_settled() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into advertiser_movements
    (tenant_id, advertiser_id, balance_id, "from", "to", amount, currency_id, base_amount, cause, invoice_id, user_id)
  select new.tenant_id, new.advertiser_id, new.advertiser_id, sluice_advance_part(old.status),
    sluice_advance_part(new.status), reserved.amount, reserved.currency_id, reserved.base_amount, 'prepayment', new.id,
    new.updated_by_id
  from (
    -- What it began with says how much that was, in the base currency of that moment.
    select own.* from advertiser_movements as own
    where own.tenant_id = new.tenant_id and own.invoice_id = new.id and own.cause = 'prepayment'
    order by own.created_at, own.id limit 1
  ) as reserved;
  return null;
end
$$;
create trigger advance_settled after update on advertiser_invoices for each row
  when (new.advance > 0 and sluice_advance_part(old.status) is distinct from sluice_advance_part(new.status))
  execute function sluice_advance_settled();
