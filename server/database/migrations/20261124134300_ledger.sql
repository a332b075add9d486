-- The ledger: what affiliates have earned and advertisers owe. A movement takes an amount from a part of an account to
-- another; it has no `from` where it comes from outside, no `to` where it goes there, and is never changed. Conversions
-- move amounts as their status moves, by triggers, so that no way of writing one can forget it. Balances are sums over
-- movements, kept in the same transaction.

revoke insert, update, delete on affiliate_balances, advertiser_balances from sluice_app;
revoke insert, update, delete on affiliate_movements, advertiser_movements from sluice_app;

-- What an account has in each currency.
create table affiliate_amount (
  tenant_id bigint not null,
  affiliate_id bigint not null,
  currency_id bigint not null,
  hold numeric(24, 8) not null default 0,
  approved numeric(24, 8) not null default 0,
  requested_withdrawal numeric(24, 8) not null default 0,
  paid numeric(24, 8) not null default 0,
  primary key (tenant_id, affiliate_id, currency_id)
);
call sluice_protect('affiliate_amount');
revoke insert, update, delete on affiliate_amount from sluice_app;

create table advertiser_amount (
  tenant_id bigint not null,
  advertiser_id bigint not null,
  currency_id bigint not null,
  hold numeric(24, 8) not null default 0,
  approved numeric(24, 8) not null default 0,
  paid numeric(24, 8) not null default 0,
  advance numeric(24, 8) not null default 0,
  advance_hold numeric(24, 8) not null default 0,
  primary key (tenant_id, advertiser_id, currency_id)
);
call sluice_protect('advertiser_amount');
revoke insert, update, delete on advertiser_amount from sluice_app;

-- Amounts without a currency are in the base currency.
create function sluice_currency_of(of_tenant bigint, currency bigint) returns bigint language sql stable as $$
  select coalesce(currency, (
    select currencies.id from settings_general
    join currencies on currencies.tenant_id = of_tenant and currencies.code = settings_general.base_currency
    where settings_general.tenant_id = of_tenant
  ))
$$;

-- ── Balances are sums of movements ───────────────────────────────────────────────────────────────────────────────────

-- By how much a movement changes a part of its account.
create function sluice_moved(part text, source text, target text, amount numeric) returns numeric
  language sql immutable parallel safe
  return case when target = part then amount else 0 end - case when source = part then amount else 0 end;

-- Rows are changed in the order of their keys, so that of two who change the same ones neither waits in vain.
create function sluice_affiliate_moved() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  insert into affiliate_amount as own
    (tenant_id, affiliate_id, currency_id, hold, approved, requested_withdrawal, paid)
  select tenant_id, affiliate_id, currency_id,
    sum(sluice_moved('hold', "from", "to", amount)), sum(sluice_moved('approved', "from", "to", amount)),
    sum(sluice_moved('requestedWithdrawal', "from", "to", amount)), sum(sluice_moved('paid', "from", "to", amount))
  from added group by 1, 2, 3 order by 1, 2, 3
  on conflict (tenant_id, affiliate_id, currency_id) do update set
    hold = own.hold + excluded.hold, approved = own.approved + excluded.approved,
    requested_withdrawal = own.requested_withdrawal + excluded.requested_withdrawal, paid = own.paid + excluded.paid;
  insert into affiliate_balances as own
    (tenant_id, id, affiliate_id, currency_id, hold, approved, requested_withdrawal, paid)
  select tenant_id, affiliate_id, affiliate_id, sluice_currency_of(tenant_id, null),
    sum(sluice_moved('hold', "from", "to", base_amount)), sum(sluice_moved('approved', "from", "to", base_amount)),
    sum(sluice_moved('requestedWithdrawal', "from", "to", base_amount)),
    sum(sluice_moved('paid', "from", "to", base_amount))
  from added group by tenant_id, affiliate_id order by tenant_id, affiliate_id
  on conflict (tenant_id, id) do update set
    hold = own.hold + excluded.hold, approved = own.approved + excluded.approved,
    requested_withdrawal = own.requested_withdrawal + excluded.requested_withdrawal, paid = own.paid + excluded.paid,
    updated_at = now(), version = own.version + 1;
  return null;
end
$$;

create function sluice_advertiser_moved() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  insert into advertiser_amount as own
    (tenant_id, advertiser_id, currency_id, hold, approved, paid, advance, advance_hold)
  select tenant_id, advertiser_id, currency_id,
    sum(sluice_moved('hold', "from", "to", amount)), sum(sluice_moved('approved', "from", "to", amount)),
    sum(sluice_moved('paid', "from", "to", amount)), sum(sluice_moved('advance', "from", "to", amount)),
    sum(sluice_moved('advanceHold', "from", "to", amount))
  from added group by 1, 2, 3 order by 1, 2, 3
  on conflict (tenant_id, advertiser_id, currency_id) do update set
    hold = own.hold + excluded.hold, approved = own.approved + excluded.approved, paid = own.paid + excluded.paid,
    advance = own.advance + excluded.advance, advance_hold = own.advance_hold + excluded.advance_hold;
  insert into advertiser_balances as own
    (tenant_id, id, advertiser_id, currency_id, hold, approved, paid, advance, advance_hold)
  select tenant_id, advertiser_id, advertiser_id, sluice_currency_of(tenant_id, null),
    sum(sluice_moved('hold', "from", "to", base_amount)), sum(sluice_moved('approved', "from", "to", base_amount)),
    sum(sluice_moved('paid', "from", "to", base_amount)), sum(sluice_moved('advance', "from", "to", base_amount)),
    sum(sluice_moved('advanceHold', "from", "to", base_amount))
  from added group by tenant_id, advertiser_id order by tenant_id, advertiser_id
  on conflict (tenant_id, id) do update set
    hold = own.hold + excluded.hold, approved = own.approved + excluded.approved, paid = own.paid + excluded.paid,
    advance = own.advance + excluded.advance, advance_hold = own.advance_hold + excluded.advance_hold,
    updated_at = now(), version = own.version + 1;
  return null;
end
$$;

create trigger balance_insert after insert on affiliate_movements referencing new table as added
  for each statement execute function sluice_affiliate_moved();
create trigger balance_insert after insert on advertiser_movements referencing new table as added
  for each statement execute function sluice_advertiser_moved();

-- ── Conversions move amounts ─────────────────────────────────────────────────────────────────────────────────────────

-- The part of an account that a conversion is in, by its status; null for none.
create function sluice_conversion_part(status integer) returns text language sql immutable parallel safe
  return case when status in (1, 2) then 'hold' when status = 3 then 'approved' end;

-- The movements that lead from one state of an amount to another; an amount of none is in no part.
create function sluice_moves(
  old_part text, old_amount numeric, old_currency bigint, old_base numeric,
  part text, amount numeric, currency bigint, base numeric
) returns table ("from" text, "to" text, amount numeric, currency_id bigint, base_amount numeric)
  language sql immutable parallel safe as $$
  with state as (
    select coalesce((old_currency, old_amount, old_base) = (currency, sluice_moves.amount, base), false) as is_same,
      coalesce(old_part = part and old_currency = currency, false)
        and sign(sluice_moves.amount - old_amount) = sign(base - old_base)
        and sluice_moves.amount <> old_amount as is_more_or_less
  )
  select move.* from state cross join lateral (
    -- It goes as a whole from one part to another.
    select old_part, part, sluice_moves.amount, currency, base
    where is_same and old_part is not null and part is not null and old_part <> part and sluice_moves.amount > 0
    union all
    -- There is more, or less, of it in the same part.
    select case when sluice_moves.amount < old_amount then part end,
      case when sluice_moves.amount > old_amount then part end,
      abs(sluice_moves.amount - old_amount), currency, abs(base - old_base)
    where is_more_or_less
    union all
    select old_part, null, old_amount, old_currency, old_base
    where not is_more_or_less and not (is_same and part is not null) and old_part is not null and old_amount > 0
    union all
    select null, part, sluice_moves.amount, currency, base
    where not is_more_or_less and not (is_same and old_part is not null) and part is not null
      and sluice_moves.amount > 0
  ) as move ("from", "to", amount, currency_id, base_amount)
$$;

-- What one conversion moves on the accounts of its affiliate and its advertiser. What affiliates don't see they don't earn.
create function sluice_affiliate_moves(removed conversions, added conversions)
  returns table ("from" text, "to" text, amount numeric, currency_id bigint, base_amount numeric)
  language sql stable as $$
  select move.* from sluice_moves(
    case when not removed.is_hidden then sluice_conversion_part(removed.conversion_status) end, removed.payout,
    sluice_currency_of(removed.tenant_id, removed.payout_currency_id),
    sluice_in_base(removed.payout, removed.payout_rate),
    case when not added.is_hidden then sluice_conversion_part(added.conversion_status) end, added.payout,
    sluice_currency_of(added.tenant_id, added.payout_currency_id),
    sluice_in_base(added.payout, added.payout_rate)
  ) as move
$$;

create function sluice_advertiser_moves(removed conversions, added conversions)
  returns table ("from" text, "to" text, amount numeric, currency_id bigint, base_amount numeric)
  language sql stable as $$
  select move.* from sluice_moves(
    sluice_conversion_part(removed.conversion_status), removed.revenue,
    sluice_currency_of(removed.tenant_id, removed.revenue_currency_id),
    sluice_in_base(removed.revenue, removed.revenue_rate),
    sluice_conversion_part(added.conversion_status), added.revenue,
    sluice_currency_of(added.tenant_id, added.revenue_currency_id),
    sluice_in_base(added.revenue, added.revenue_rate)
  ) as move
$$;

create function sluice_ledger_conversion_came() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  insert into affiliate_movements
    (tenant_id, created_at, affiliate_id, balance_id, "from", "to", amount, currency_id, base_amount, cause, conversion_id, user_id)
  select added.tenant_id, added.created_at, added.affiliate_id, added.affiliate_id, move.*, 'conversion', added.id, added.updated_by_id
  from added cross join lateral sluice_affiliate_moves(null, added) as move;
  insert into advertiser_movements
    (tenant_id, created_at, advertiser_id, balance_id, "from", "to", amount, currency_id, base_amount, cause, conversion_id, user_id)
  select added.tenant_id, added.created_at, added.advertiser_id, added.advertiser_id, move.*, 'conversion', added.id, added.updated_by_id
  from added cross join lateral sluice_advertiser_moves(null, added) as move;
  return null;
end
$$;

create function sluice_ledger_conversion_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  insert into affiliate_movements
    (tenant_id, affiliate_id, balance_id, "from", "to", amount, currency_id, base_amount, cause, conversion_id, user_id)
  select added.tenant_id, added.affiliate_id, added.affiliate_id, move.*, 'conversion', added.id, added.updated_by_id
  from removed join added on added.tenant_id = removed.tenant_id and added.id = removed.id
  cross join lateral sluice_affiliate_moves(removed, added) as move;
  insert into advertiser_movements
    (tenant_id, advertiser_id, balance_id, "from", "to", amount, currency_id, base_amount, cause, conversion_id, user_id)
  select added.tenant_id, added.advertiser_id, added.advertiser_id, move.*, 'conversion', added.id, added.updated_by_id
  from removed join added on added.tenant_id = removed.tenant_id and added.id = removed.id
  cross join lateral sluice_advertiser_moves(removed, added) as move;
  return null;
end
$$;

create trigger ledger_insert after insert on conversions referencing new table as added
  for each statement execute function sluice_ledger_conversion_came();
create trigger ledger_update after update on conversions referencing old table as removed new table as added
  for each statement execute function sluice_ledger_conversion_changed();

-- Networks that are there have conversions.
insert into affiliate_movements
  (tenant_id, created_at, affiliate_id, balance_id, "from", "to", amount, currency_id, base_amount, cause, conversion_id)
select tenant_id, conversions.created_at, affiliate_id, affiliate_id, move.*, 'conversion', id
from conversions cross join lateral sluice_affiliate_moves(null, conversions) as move;
insert into advertiser_movements
  (tenant_id, created_at, advertiser_id, balance_id, "from", "to", amount, currency_id, base_amount, cause, conversion_id)
select tenant_id, conversions.created_at, advertiser_id, advertiser_id, move.*, 'conversion', id
from conversions cross join lateral sluice_advertiser_moves(null, conversions) as move;
