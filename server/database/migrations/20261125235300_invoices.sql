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

-- Both sides have the same triggers; what tells them apart is filled in. `unpaid` is the part of the account that an unpaid
-- invoice is in, `kept` what of a conversion an invoice keeps from changing: what affiliates don’t see they aren’t paid for.
do $do$
declare
  template constant text := $template$
create function sluice_{side}_invoice_part(status text) returns text language sql immutable parallel safe
  return case status when 'unpaid' then '{unpaid}' when 'paid' then 'paid' end;

-- A conversion comes onto an invoice: it is approved, of that {side}, and on no other that counts.
create function sluice_{side}_invoiced() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  other text;
begin
  select live.title into other
  from added
  join conversions_{side}_invoices as own on own.tenant_id = added.tenant_id and own.owner_id = added.owner_id
    and own.target_id <> added.target_id
  join {side}_invoices as live on live.tenant_id = own.tenant_id and live.id = own.target_id
  where live.status in ('unpaid', 'paid') limit 1;
  if found then
    raise exception using errcode = 'SL409', message = 'invoiced', detail = other;
  end if;
  if exists (
    select from added
    join conversions on conversions.tenant_id = added.tenant_id and conversions.id = added.owner_id
    join {side}_invoices as invoice on invoice.tenant_id = added.tenant_id and invoice.id = added.target_id
    where {hidden}conversions.conversion_status <> 3 or conversions.{side}_id <> invoice.{side}_id or invoice.status <> 'unpaid'
  ) then
    raise exception using errcode = 'SL409', message = 'refused';
  end if;
  perform sluice_{side}_invoices_moved(array_agg(distinct tenant_id), array_agg(distinct target_id), 'approved', '{unpaid}')
  from added;
  return null;
end
$$;

-- Moves what conversions on these invoices come to from a part of the account to another.
create function sluice_{side}_invoices_moved(tenants bigint[], ids bigint[], source text, target text) returns void
  language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  if source = target then
    return;
  end if;
  insert into {side}_movements
    (tenant_id, {side}_id, balance_id, "from", "to", amount, currency_id, base_amount, cause, invoice_id, user_id)
  select invoice.tenant_id, invoice.{side}_id, invoice.{side}_id, source, target, held.amount, held.currency_id,
    held.base_amount, 'invoice', invoice.id, invoice.updated_by_id
  from {side}_invoices as invoice
  cross join lateral (
    select sluice_currency_of(conversions.tenant_id, conversions.{amount}_currency_id) as currency_id,
      sum(conversions.{amount}) as amount, sum(sluice_in_base(conversions.{amount}, conversions.{amount}_rate)) as base_amount
    from conversions_{side}_invoices as own
    join conversions on conversions.tenant_id = own.tenant_id and conversions.id = own.owner_id
    where own.tenant_id = invoice.tenant_id and own.target_id = invoice.id
    group by 1 having sum(conversions.{amount}) <> 0
  ) as held
  where invoice.tenant_id = any (tenants) and invoice.id = any (ids)
  order by invoice.tenant_id, invoice.id;
end
$$;

-- What corrections and rounding add to an invoice, or take away, is an amount that comes from outside or goes there.
create function sluice_{side}_invoice_lined() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  insert into {side}_movements
    (tenant_id, {side}_id, balance_id, "from", "to", amount, currency_id, base_amount, cause, invoice_id, user_id)
  select invoice.tenant_id, invoice.{side}_id, invoice.{side}_id,
    case when own.amount < 0 then '{unpaid}' end, case when own.amount > 0 then '{unpaid}' end,
    abs(own.amount), invoice.currency_id, sluice_in_base(abs(own.amount), currencies.rate), 'correction', invoice.id,
    invoice.updated_by_id
  from (
    select tenant_id, invoice_id, sum(case kind when 'correction' then amount else rounding end) as amount
    from added group by 1, 2
  ) as own
  join {side}_invoices as invoice on invoice.tenant_id = own.tenant_id and invoice.id = own.invoice_id
  join currencies on currencies.tenant_id = invoice.tenant_id and currencies.id = invoice.currency_id
  where own.amount <> 0
  order by invoice.tenant_id, invoice.id;
  return null;
end
$$;

-- An invoice is paid, declined or deleted, or its payment taken back.
create function sluice_{side}_invoice_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  moved record;
begin
  for moved in
    select added.tenant_id, removed.status as before, added.status as after, array_agg(added.id order by added.id) as ids
    from removed join added on added.tenant_id = removed.tenant_id and added.id = removed.id
    where added.status <> removed.status group by 1, 2, 3 order by 1, 2, 3
  loop
    perform sluice_{side}_invoices_moved(array[moved.tenant_id], moved.ids,
      coalesce(sluice_{side}_invoice_part(moved.before), 'approved'), coalesce(sluice_{side}_invoice_part(moved.after), 'approved'));
    insert into {side}_movements
      (tenant_id, {side}_id, balance_id, "from", "to", amount, currency_id, base_amount, cause, invoice_id, user_id)
    select invoice.tenant_id, invoice.{side}_id, invoice.{side}_id,
      case when first."to" is null then sluice_{side}_invoice_part(moved.after) else sluice_{side}_invoice_part(moved.before) end,
      case when first."to" is null then sluice_{side}_invoice_part(moved.before) else sluice_{side}_invoice_part(moved.after) end,
      first.amount, first.currency_id, first.base_amount, 'correction', invoice.id, invoice.updated_by_id
    from {side}_invoices as invoice
    cross join lateral (
      -- What it began with says how much that was, in the base currency of that moment.
      select own.* from {side}_movements as own
      where own.tenant_id = invoice.tenant_id and own.invoice_id = invoice.id and own.cause = 'correction'
      order by own.created_at, own.id limit 1
    ) as first
    where invoice.tenant_id = moved.tenant_id and invoice.id = any (moved.ids)
      and sluice_{side}_invoice_part(moved.before) is distinct from sluice_{side}_invoice_part(moved.after)
    order by invoice.id;
  end loop;
  return null;
end
$$;

create trigger ledger_insert after insert on conversions_{side}_invoices referencing new table as added
  for each statement execute function sluice_{side}_invoiced();
create trigger ledger_insert after insert on {side}_invoice_lines referencing new table as added
  for each statement execute function sluice_{side}_invoice_lined();
create trigger ledger_update after update on {side}_invoices referencing old table as removed new table as added
  for each statement execute function sluice_{side}_invoice_changed();

-- What an invoice asks for stays as it is while the invoice counts.
create function sluice_keep_{side}_invoiced() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  live text;
begin
  select invoice.title into live
  from conversions_{side}_invoices as own
  join {side}_invoices as invoice on invoice.tenant_id = own.tenant_id and invoice.id = own.target_id
  where own.tenant_id = old.tenant_id and own.owner_id = old.id and invoice.status in ('unpaid', 'paid') limit 1;
  if found then
    raise exception using errcode = 'SL409', message = 'invoiced', detail = live;
  end if;
  return new;
end
$$;
create trigger {side}_invoiced before update on conversions for each row
  when (({old}) is distinct from ({new}))
  execute function sluice_keep_{side}_invoiced();

create trigger numbered before insert on {side}_invoices for each row
  execute function sluice_number_invoice('{side}', '{prefix}');
create unique index {side}_invoices_number_once on {side}_invoices (tenant_id, number);

-- Lines and what stands on an invoice are written once.
revoke update, delete on {side}_invoice_lines, conversions_{side}_invoices, conversions_{side}_invoice_lines from sluice_app;
revoke delete on {side}_invoices from sluice_app;
$template$;
  own record;
begin
  for own in
    select * from (values
      ('affiliate', 'requestedWithdrawal', 'payout', 'AFF', 'conversions.is_hidden or ', array['is_hidden']),
      ('advertiser', 'approved', 'revenue', 'ADV', '', array[]::text[])
    ) as said (side, unpaid, amount, prefix, hidden, more)
  loop
    declare
      kept text[] := array['conversion_status', own.amount, own.amount || '_currency_id', own.amount || '_rate'] || own.more;
      filled text := template;
    begin
      filled := replace(filled, '{old}', (select string_agg('old.' || name, ', ') from unnest(kept) as name));
      filled := replace(filled, '{new}', (select string_agg('new.' || name, ', ') from unnest(kept) as name));
      filled := replace(replace(filled, '{hidden}', own.hidden), '{unpaid}', own.unpaid);
      filled := replace(replace(filled, '{amount}', own.amount), '{prefix}', own.prefix);
      execute replace(filled, '{side}', own.side);
    end;
  end loop;
end
$do$;

-- What finding conversions and finance reckon with.
grant execute on function sluice_currency_of, sluice_moved, sluice_in_base to sluice_app;
