-- Invoices in the ledger. What stands on one moves as its status moves: of an affiliate from approved to requested and on
-- to paid; of an advertiser, who has no such part, from approved to paid. Declined and deleted ones give it back.

-- Numbers without gaps, for each network and side: who makes an invoice holds the last one until the invoice is there.
create table invoice_number (
  tenant_id bigint not null,
  side text not null,
  last integer not null,
  primary key (tenant_id, side)
);
call sluice_protect('invoice_number');
revoke insert, update, delete on invoice_number from sluice_app;

create function sluice_number_invoice() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into invoice_number as own (tenant_id, side, last) values (new.tenant_id, tg_argv[0], 1)
  on conflict (tenant_id, side) do update set last = own.last + 1
  returning last into new.number;
  new.title = tg_argv[1] || '-' || lpad(new.number::text, greatest(6, length(new.number::text)), '0');
  return new;
end
$$;

-- ── Of affiliates ──

create function sluice_affiliate_invoice_part(status text) returns text language sql immutable parallel safe
  return case status when 'unpaid' then 'requestedWithdrawal' when 'paid' then 'paid' end;

-- A conversion comes onto an invoice: it is approved, of that affiliate, and on no other that counts.
create function sluice_affiliate_invoiced() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  other text;
begin
  select live.title into other
  from added
  join conversions_affiliate_invoices as own on own.tenant_id = added.tenant_id and own.owner_id = added.owner_id
    and own.target_id <> added.target_id
  join affiliate_invoices as live on live.tenant_id = own.tenant_id and live.id = own.target_id
  where live.status in ('unpaid', 'paid') limit 1;
  if found then
    raise exception using errcode = 'SL409', message = 'invoiced', detail = other;
  end if;
  if exists (
    select from added
    join conversions on conversions.tenant_id = added.tenant_id and conversions.id = added.owner_id
    join affiliate_invoices as invoice on invoice.tenant_id = added.tenant_id and invoice.id = added.target_id
    where conversions.is_hidden or conversions.conversion_status <> 3 or conversions.affiliate_id <> invoice.affiliate_id or invoice.status <> 'unpaid'
  ) then
    raise exception using errcode = 'SL409', message = 'refused';
  end if;
  perform sluice_affiliate_invoices_moved(array_agg(distinct tenant_id), array_agg(distinct target_id), 'approved', 'requestedWithdrawal')
  from added;
  return null;
end
$$;

-- Moves what conversions on these invoices come to from a part of the account to another.
create function sluice_affiliate_invoices_moved(tenants bigint[], ids bigint[], source text, target text) returns void
  language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  if source = target then
    return;
  end if;
  insert into affiliate_movements
    (tenant_id, affiliate_id, balance_id, "from", "to", amount, currency_id, base_amount, cause, invoice_id, user_id)
  select invoice.tenant_id, invoice.affiliate_id, invoice.affiliate_id, source, target, held.amount, held.currency_id,
    held.base_amount, 'invoice', invoice.id, invoice.updated_by_id
  from affiliate_invoices as invoice
  cross join lateral (
    select sluice_currency_of(conversions.tenant_id, conversions.payout_currency_id) as currency_id,
      sum(conversions.payout) as amount, sum(sluice_in_base(conversions.payout, conversions.payout_rate)) as base_amount
    from conversions_affiliate_invoices as own
    join conversions on conversions.tenant_id = own.tenant_id and conversions.id = own.owner_id
    where own.tenant_id = invoice.tenant_id and own.target_id = invoice.id
    group by 1 having sum(conversions.payout) <> 0
  ) as held
  where invoice.tenant_id = any (tenants) and invoice.id = any (ids)
  order by invoice.tenant_id, invoice.id;
end
$$;

-- What corrections and rounding add to an invoice, or take away, is an amount that comes from outside or goes there.
create function sluice_affiliate_invoice_lined() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  insert into affiliate_movements
    (tenant_id, affiliate_id, balance_id, "from", "to", amount, currency_id, base_amount, cause, invoice_id, user_id)
  select invoice.tenant_id, invoice.affiliate_id, invoice.affiliate_id,
    case when own.amount < 0 then 'requestedWithdrawal' end, case when own.amount > 0 then 'requestedWithdrawal' end,
    abs(own.amount), invoice.currency_id, sluice_in_base(abs(own.amount), currencies.rate), 'correction', invoice.id,
    invoice.updated_by_id
  from (
    select tenant_id, invoice_id, sum(case kind when 'correction' then amount else rounding end) as amount
    from added group by 1, 2
  ) as own
  join affiliate_invoices as invoice on invoice.tenant_id = own.tenant_id and invoice.id = own.invoice_id
  join currencies on currencies.tenant_id = invoice.tenant_id and currencies.id = invoice.currency_id
  where own.amount <> 0
  order by invoice.tenant_id, invoice.id;
  return null;
end
$$;

-- An invoice is paid, declined or deleted, or its payment taken back.
create function sluice_affiliate_invoice_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  moved record;
begin
  for moved in
    select added.tenant_id, removed.status as before, added.status as after, array_agg(added.id order by added.id) as ids
    from removed join added on added.tenant_id = removed.tenant_id and added.id = removed.id
    where added.status <> removed.status group by 1, 2, 3 order by 1, 2, 3
  loop
    perform sluice_affiliate_invoices_moved(array[moved.tenant_id], moved.ids,
      coalesce(sluice_affiliate_invoice_part(moved.before), 'approved'), coalesce(sluice_affiliate_invoice_part(moved.after), 'approved'));
    insert into affiliate_movements
      (tenant_id, affiliate_id, balance_id, "from", "to", amount, currency_id, base_amount, cause, invoice_id, user_id)
    select invoice.tenant_id, invoice.affiliate_id, invoice.affiliate_id,
      case when first."to" is null then sluice_affiliate_invoice_part(moved.after) else sluice_affiliate_invoice_part(moved.before) end,
      case when first."to" is null then sluice_affiliate_invoice_part(moved.before) else sluice_affiliate_invoice_part(moved.after) end,
      first.amount, first.currency_id, first.base_amount, 'correction', invoice.id, invoice.updated_by_id
    from affiliate_invoices as invoice
    cross join lateral (
      -- What it began with says how much that was, in the base currency of that moment.
      select own.* from affiliate_movements as own
      where own.tenant_id = invoice.tenant_id and own.invoice_id = invoice.id and own.cause = 'correction'
      order by own.created_at, own.id limit 1
    ) as first
    where invoice.tenant_id = moved.tenant_id and invoice.id = any (moved.ids)
      and sluice_affiliate_invoice_part(moved.before) is distinct from sluice_affiliate_invoice_part(moved.after)
    order by invoice.id;
  end loop;
  return null;
end
$$;

create trigger ledger_insert after insert on conversions_affiliate_invoices referencing new table as added
  for each statement execute function sluice_affiliate_invoiced();
create trigger ledger_insert after insert on affiliate_invoice_lines referencing new table as added
  for each statement execute function sluice_affiliate_invoice_lined();
create trigger ledger_update after update on affiliate_invoices referencing old table as removed new table as added
  for each statement execute function sluice_affiliate_invoice_changed();

-- What an invoice asks for stays as it is while the invoice counts.
create function sluice_keep_affiliate_invoiced() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  live text;
begin
  select invoice.title into live
  from conversions_affiliate_invoices as own
  join affiliate_invoices as invoice on invoice.tenant_id = own.tenant_id and invoice.id = own.target_id
  where own.tenant_id = old.tenant_id and own.owner_id = old.id and invoice.status in ('unpaid', 'paid') limit 1;
  if found then
    raise exception using errcode = 'SL409', message = 'invoiced', detail = live;
  end if;
  return new;
end
$$;
create trigger affiliate_invoiced before update on conversions for each row
  when ((old.conversion_status, old.payout, old.payout_currency_id, old.payout_rate, old.is_hidden) is distinct from (new.conversion_status, new.payout, new.payout_currency_id, new.payout_rate, new.is_hidden))
  execute function sluice_keep_affiliate_invoiced();

create trigger numbered before insert on affiliate_invoices for each row
  execute function sluice_number_invoice('affiliate', 'AFF');
create unique index affiliate_invoices_number_once on affiliate_invoices (tenant_id, number);

-- Lines and what stands on an invoice are written once.
revoke update, delete on affiliate_invoice_lines, conversions_affiliate_invoices, conversions_affiliate_invoice_lines from sluice_app;
revoke delete on affiliate_invoices from sluice_app;

-- ── Of advertisers ──

create function sluice_advertiser_invoice_part(status text) returns text language sql immutable parallel safe
  return case status when 'unpaid' then 'approved' when 'paid' then 'paid' end;

-- A conversion comes onto an invoice: it is approved, of that advertiser, and on no other that counts.
create function sluice_advertiser_invoiced() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  other text;
begin
  select live.title into other
  from added
  join conversions_advertiser_invoices as own on own.tenant_id = added.tenant_id and own.owner_id = added.owner_id
    and own.target_id <> added.target_id
  join advertiser_invoices as live on live.tenant_id = own.tenant_id and live.id = own.target_id
  where live.status in ('unpaid', 'paid') limit 1;
  if found then
    raise exception using errcode = 'SL409', message = 'invoiced', detail = other;
  end if;
  if exists (
    select from added
    join conversions on conversions.tenant_id = added.tenant_id and conversions.id = added.owner_id
    join advertiser_invoices as invoice on invoice.tenant_id = added.tenant_id and invoice.id = added.target_id
    where conversions.conversion_status <> 3 or conversions.advertiser_id <> invoice.advertiser_id or invoice.status <> 'unpaid'
  ) then
    raise exception using errcode = 'SL409', message = 'refused';
  end if;
  perform sluice_advertiser_invoices_moved(array_agg(distinct tenant_id), array_agg(distinct target_id), 'approved', 'approved')
  from added;
  return null;
end
$$;

-- Moves what conversions on these invoices come to from a part of the account to another.
create function sluice_advertiser_invoices_moved(tenants bigint[], ids bigint[], source text, target text) returns void
  language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  if source = target then
    return;
  end if;
  insert into advertiser_movements
    (tenant_id, advertiser_id, balance_id, "from", "to", amount, currency_id, base_amount, cause, invoice_id, user_id)
  select invoice.tenant_id, invoice.advertiser_id, invoice.advertiser_id, source, target, held.amount, held.currency_id,
    held.base_amount, 'invoice', invoice.id, invoice.updated_by_id
  from advertiser_invoices as invoice
  cross join lateral (
    select sluice_currency_of(conversions.tenant_id, conversions.revenue_currency_id) as currency_id,
      sum(conversions.revenue) as amount, sum(sluice_in_base(conversions.revenue, conversions.revenue_rate)) as base_amount
    from conversions_advertiser_invoices as own
    join conversions on conversions.tenant_id = own.tenant_id and conversions.id = own.owner_id
    where own.tenant_id = invoice.tenant_id and own.target_id = invoice.id
    group by 1 having sum(conversions.revenue) <> 0
  ) as held
  where invoice.tenant_id = any (tenants) and invoice.id = any (ids)
  order by invoice.tenant_id, invoice.id;
end
$$;

-- What corrections and rounding add to an invoice, or take away, is an amount that comes from outside or goes there.
create function sluice_advertiser_invoice_lined() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  insert into advertiser_movements
    (tenant_id, advertiser_id, balance_id, "from", "to", amount, currency_id, base_amount, cause, invoice_id, user_id)
  select invoice.tenant_id, invoice.advertiser_id, invoice.advertiser_id,
    case when own.amount < 0 then 'approved' end, case when own.amount > 0 then 'approved' end,
    abs(own.amount), invoice.currency_id, sluice_in_base(abs(own.amount), currencies.rate), 'correction', invoice.id,
    invoice.updated_by_id
  from (
    select tenant_id, invoice_id, sum(case kind when 'correction' then amount else rounding end) as amount
    from added group by 1, 2
  ) as own
  join advertiser_invoices as invoice on invoice.tenant_id = own.tenant_id and invoice.id = own.invoice_id
  join currencies on currencies.tenant_id = invoice.tenant_id and currencies.id = invoice.currency_id
  where own.amount <> 0
  order by invoice.tenant_id, invoice.id;
  return null;
end
$$;

-- An invoice is paid, declined or deleted, or its payment taken back.
create function sluice_advertiser_invoice_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  moved record;
begin
  for moved in
    select added.tenant_id, removed.status as before, added.status as after, array_agg(added.id order by added.id) as ids
    from removed join added on added.tenant_id = removed.tenant_id and added.id = removed.id
    where added.status <> removed.status group by 1, 2, 3 order by 1, 2, 3
  loop
    perform sluice_advertiser_invoices_moved(array[moved.tenant_id], moved.ids,
      coalesce(sluice_advertiser_invoice_part(moved.before), 'approved'), coalesce(sluice_advertiser_invoice_part(moved.after), 'approved'));
    insert into advertiser_movements
      (tenant_id, advertiser_id, balance_id, "from", "to", amount, currency_id, base_amount, cause, invoice_id, user_id)
    select invoice.tenant_id, invoice.advertiser_id, invoice.advertiser_id,
      case when first."to" is null then sluice_advertiser_invoice_part(moved.after) else sluice_advertiser_invoice_part(moved.before) end,
      case when first."to" is null then sluice_advertiser_invoice_part(moved.before) else sluice_advertiser_invoice_part(moved.after) end,
      first.amount, first.currency_id, first.base_amount, 'correction', invoice.id, invoice.updated_by_id
    from advertiser_invoices as invoice
    cross join lateral (
      -- What it began with says how much that was, in the base currency of that moment.
      select own.* from advertiser_movements as own
      where own.tenant_id = invoice.tenant_id and own.invoice_id = invoice.id and own.cause = 'correction'
      order by own.created_at, own.id limit 1
    ) as first
    where invoice.tenant_id = moved.tenant_id and invoice.id = any (moved.ids)
      and sluice_advertiser_invoice_part(moved.before) is distinct from sluice_advertiser_invoice_part(moved.after)
    order by invoice.id;
  end loop;
  return null;
end
$$;

create trigger ledger_insert after insert on conversions_advertiser_invoices referencing new table as added
  for each statement execute function sluice_advertiser_invoiced();
create trigger ledger_insert after insert on advertiser_invoice_lines referencing new table as added
  for each statement execute function sluice_advertiser_invoice_lined();
create trigger ledger_update after update on advertiser_invoices referencing old table as removed new table as added
  for each statement execute function sluice_advertiser_invoice_changed();

-- What an invoice asks for stays as it is while the invoice counts.
create function sluice_keep_advertiser_invoiced() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  live text;
begin
  select invoice.title into live
  from conversions_advertiser_invoices as own
  join advertiser_invoices as invoice on invoice.tenant_id = own.tenant_id and invoice.id = own.target_id
  where own.tenant_id = old.tenant_id and own.owner_id = old.id and invoice.status in ('unpaid', 'paid') limit 1;
  if found then
    raise exception using errcode = 'SL409', message = 'invoiced', detail = live;
  end if;
  return new;
end
$$;
create trigger advertiser_invoiced before update on conversions for each row
  when ((old.conversion_status, old.revenue, old.revenue_currency_id, old.revenue_rate) is distinct from (new.conversion_status, new.revenue, new.revenue_currency_id, new.revenue_rate))
  execute function sluice_keep_advertiser_invoiced();

create trigger numbered before insert on advertiser_invoices for each row
  execute function sluice_number_invoice('advertiser', 'ADV');
create unique index advertiser_invoices_number_once on advertiser_invoices (tenant_id, number);

-- Lines and what stands on an invoice are written once.
revoke update, delete on advertiser_invoice_lines, conversions_advertiser_invoices, conversions_advertiser_invoice_lines from sluice_app;
revoke delete on advertiser_invoices from sluice_app;

-- What finding conversions and finance reckon with.
grant execute on function sluice_currency_of, sluice_moved, sluice_in_base to sluice_app;
