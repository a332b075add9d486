-- Caps of conversions, revenue and payout: which conversions count in which caps, in which window, and for how much.
-- The counter of such a cap is the sum of these amounts. Triggers keep both true in the transaction of whatever changes a
-- conversion, and refuse what a hard cap has no room for.

create table conversion_caps (
  tenant_id bigint not null default sluice_tenant(),
  conversion_id bigint not null,
  cap_id bigint not null,
  period text not null,
  timezone text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Units of the cap's currency per unit of the base currency, when the conversion came in.
  rate numeric,
  -- What the conversion counts for as it is now, in the unit of the cap.
  amount numeric not null default 0 check (amount >= 0),
  constraint conversion_caps_key primary key (tenant_id, conversion_id, cap_id)
);
create index conversion_caps_window on conversion_caps (tenant_id, cap_id, starts_at);
call sluice_protect('conversion_caps');
grant select, insert, update, delete on conversion_caps to sluice_app;

-- Sums of money may be longer than what one conversion is worth.
alter table limit_counters alter counted type numeric, alter reserved type numeric;

-- An amount in another currency, exact to 8 decimals; rates are units per unit of the base currency.
create function sluice_amount_in(amount numeric, own_currency bigint, own_rate numeric, currency bigint, rate numeric)
  returns numeric language sql immutable
  return case
    when own_currency = currency or amount = 0 then amount
    else coalesce(round(amount::numeric(40, 24) * rate / own_rate, 8), 0)
  end;

-- What a conversion counts for in a cap. One that came beyond a cap counts once it is approved; affiliates are not paid
-- for what is hidden from them.
create function sluice_counts_for(made conversions, cap caps, rate numeric)
  returns numeric language sql stable
  return case
    when made.over_cap_id is not null and made.conversion_status <> 3 then 0
    when made.conversion_status <> coalesce(cap.conversion_status, made.conversion_status) then 0
    when cap.conversion_status is null and made.conversion_status = 4 then 0
    when cap.type = 'conversions' then 1
    when cap.type = 'revenue'
      then sluice_amount_in(made.revenue, made.revenue_currency_id, made.revenue_rate, cap.currency_id, rate)
    when cap.type = 'payout' and not made.is_hidden
      then sluice_amount_in(made.payout, made.payout_currency_id, made.payout_rate, cap.currency_id, rate)
    else 0
  end;

-- Counts conversions as they are now. Counters are locked in one order before anything is read, so that none is exceeded
-- and no two transactions wait for each other. Refuses with `capFull`, the cap's title as detail and its id as constraint.
create function sluice_count_conversions(tenants bigint[], ids bigint[]) returns void language plpgsql as $$
declare
  full_cap record;
begin
  insert into limit_counters (tenant_id, holder, record_id, period, timezone, starts_at, ends_at)
  select distinct own.tenant_id, 'cap', own.cap_id, own.period, own.timezone, own.starts_at, own.ends_at
  from unnest(tenants, ids) as touched (tenant_id, id)
  join conversion_caps as own on own.tenant_id = touched.tenant_id and own.conversion_id = touched.id
  order by 1, 3, 4, 5, 6
  on conflict do nothing;
  if not exists (
    select from unnest(tenants, ids) as touched (tenant_id, id)
    join conversion_caps as own on own.tenant_id = touched.tenant_id and own.conversion_id = touched.id
  ) then
    return;
  end if;
  perform from limit_counters as kept
  where kept.holder = 'cap' and (kept.tenant_id, kept.record_id, kept.period, kept.timezone, kept.starts_at) in (
    select own.tenant_id, own.cap_id, own.period, own.timezone, own.starts_at
    from unnest(tenants, ids) as touched (tenant_id, id)
    join conversion_caps as own on own.tenant_id = touched.tenant_id and own.conversion_id = touched.id
  )
  order by kept.tenant_id, kept.record_id, kept.period, kept.timezone, kept.starts_at
  for update;

  with counting as (
    select own.tenant_id, own.conversion_id, own.cap_id, own.amount as before,
      sluice_counts_for(made, cap, own.rate) as amount
    from unnest(tenants, ids) as touched (tenant_id, id)
    join conversion_caps as own on own.tenant_id = touched.tenant_id and own.conversion_id = touched.id
    join conversions as made on made.tenant_id = own.tenant_id and made.id = own.conversion_id
    join caps as cap on cap.tenant_id = own.tenant_id and cap.id = own.cap_id
  ), changed as (
    update conversion_caps as own set amount = counting.amount
    from counting
    where own.tenant_id = counting.tenant_id and own.conversion_id = counting.conversion_id
      and own.cap_id = counting.cap_id and own.amount <> counting.amount
    returning own.tenant_id, own.cap_id, own.period, own.timezone, own.starts_at,
      counting.amount - counting.before as more
  ), summed as (
    select tenant_id, cap_id, period, timezone, starts_at, sum(more) as more
    from changed group by tenant_id, cap_id, period, timezone, starts_at
  ), counted as (
    update limit_counters as kept set counted = kept.counted + summed.more
    from summed
    where kept.holder = 'cap' and kept.tenant_id = summed.tenant_id and kept.record_id = summed.cap_id
      and kept.period = summed.period and kept.timezone = summed.timezone and kept.starts_at = summed.starts_at
    returning kept.tenant_id, kept.record_id, kept.counted + kept.reserved as used, summed.more
  )
  select cap.id, cap.title into full_cap
  from counted join caps as cap on cap.tenant_id = counted.tenant_id and cap.id = counted.record_id
  where counted.more > 0 and counted.used > cap.value
    and cap.status = 'active' and cap.processing_type = 'hard' and cap.action <> 'notify'
  order by cap.id limit 1;
  if found then
    raise exception using
      errcode = 'SL409', message = 'capFull', detail = full_cap.title, constraint = full_cap.id::text;
  end if;
end
$$;
grant execute on function sluice_amount_in, sluice_counts_for, sluice_count_conversions to sluice_app;

create function sluice_conversion_caps_added() returns trigger language plpgsql as $$
begin
  perform sluice_count_conversions(array_agg(tenant_id), array_agg(conversion_id))
  from (select distinct tenant_id, conversion_id from added) as own;
  return null;
end
$$;
create trigger counted after insert on conversion_caps referencing new table as added
  for each statement execute function sluice_conversion_caps_added();

create function sluice_conversions_changed() returns trigger language plpgsql as $$
begin
  perform sluice_count_conversions(array_agg(tenant_id), array_agg(id))
  from (
    select made.tenant_id, made.id
    from changed as made join former on former.tenant_id = made.tenant_id and former.id = made.id
    where (made.conversion_status, made.is_hidden, made.revenue, made.payout, made.over_cap_id)
      is distinct from (former.conversion_status, former.is_hidden, former.revenue, former.payout, former.over_cap_id)
  ) as own;
  return null;
end
$$;
create trigger counted after update on conversions referencing old table as former new table as changed
  for each statement execute function sluice_conversions_changed();
