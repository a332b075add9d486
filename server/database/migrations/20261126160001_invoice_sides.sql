-- What the two sides of invoices do alike is one text, from which the functions of each are made: a plan is kept for each
-- function, so that one of both, which would plan its statements anew every time, would be slower.

-- The part of an account that an invoice in this status has; null for none. Advertisers have none for what they were asked.
create function sluice_invoice_part(side text, status text) returns text language sql immutable parallel safe
  return case status
    when 'unpaid' then case side when 'affiliate' then 'requestedWithdrawal' else 'approved' end
    when 'paid' then 'paid'
  end;

do $compose$
declare
  side text;
begin
  foreach side in array array['affiliate', 'advertiser'] loop
    execute format($statements$
      -- What corrections and rounding add to an invoice, or take away, is an amount that comes from outside or goes there.
      create or replace function sluice_%1$s_invoice_lined() returns trigger
        language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $body$
      declare
        asked constant text := sluice_invoice_part('%1$s', 'unpaid');
      begin
        insert into %1$s_movements
          (tenant_id, %1$s_id, balance_id, "from", "to", amount, currency_id, base_amount, cause, invoice_id, user_id)
        select invoice.tenant_id, invoice.%1$s_id, invoice.%1$s_id,
          case when own.amount < 0 then asked end, case when own.amount > 0 then asked end,
          abs(own.amount), invoice.currency_id, sluice_in_base(abs(own.amount), currencies.rate), 'correction', invoice.id,
          invoice.updated_by_id
        from (
          select tenant_id, invoice_id, sum(case kind when 'correction' then amount else rounding end) as amount
          from added group by 1, 2
        ) as own
        join %1$s_invoices as invoice on invoice.tenant_id = own.tenant_id and invoice.id = own.invoice_id
        join currencies on currencies.tenant_id = invoice.tenant_id and currencies.id = invoice.currency_id
        where own.amount <> 0
        order by invoice.tenant_id, invoice.id;
        return null;
      end
      $body$;

      -- An invoice is paid, declined or deleted, or its payment taken back.
      create or replace function sluice_%1$s_invoice_changed() returns trigger
        language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $body$
      declare
        moved record;
      begin
        for moved in
          select added.tenant_id, sluice_invoice_part('%1$s', removed.status) as before,
            sluice_invoice_part('%1$s', added.status) as after, array_agg(added.id order by added.id) as ids
          from removed join added on added.tenant_id = removed.tenant_id and added.id = removed.id
          where added.status <> removed.status group by 1, 2, 3 order by 1, 2, 3
        loop
          perform sluice_%1$s_invoices_moved(array[moved.tenant_id], moved.ids,
            coalesce(moved.before, 'approved'), coalesce(moved.after, 'approved'));
          insert into %1$s_movements
            (tenant_id, %1$s_id, balance_id, "from", "to", amount, currency_id, base_amount, cause, invoice_id, user_id)
          select invoice.tenant_id, invoice.%1$s_id, invoice.%1$s_id,
            case when first."to" is null then moved.after else moved.before end,
            case when first."to" is null then moved.before else moved.after end,
            first.amount, first.currency_id, first.base_amount, 'correction', invoice.id, invoice.updated_by_id
          from %1$s_invoices as invoice
          cross join lateral (
            -- What it began with says how much that was, in the base currency of that moment.
            select own.* from %1$s_movements as own
            where own.tenant_id = invoice.tenant_id and own.invoice_id = invoice.id and own.cause = 'correction'
            order by own.created_at, own.id limit 1
          ) as first
          where invoice.tenant_id = moved.tenant_id and invoice.id = any (moved.ids)
            and moved.before is distinct from moved.after
          order by invoice.id;
        end loop;
        return null;
      end
      $body$;

      -- What an invoice asks for stays as it is while the invoice counts.
      create or replace function sluice_keep_%1$s_invoiced() returns trigger
        language plpgsql security definer set search_path = public, pg_temp as $body$
      declare
        live text;
      begin
        select invoice.title into live
        from conversions_%1$s_invoices as own
        join %1$s_invoices as invoice on invoice.tenant_id = own.tenant_id and invoice.id = own.target_id
        where own.tenant_id = old.tenant_id and own.owner_id = old.id and invoice.status in ('unpaid', 'paid') limit 1;
        if found then
          raise exception using errcode = 'SL409', message = 'invoiced', detail = live;
        end if;
        return new;
      end
      $body$;

      -- Figures of what was received and paid out follow the payment of an invoice.
      create or replace function sluice_%1$s_invoice_settled() returns trigger
        language plpgsql security definer set search_path = public, pg_temp as $body$
      begin
        perform sluice_settle(array_agg(distinct own.tenant_id), array_agg(distinct own.owner_id))
        from removed join added on added.tenant_id = removed.tenant_id and added.id = removed.id
        join conversions_%1$s_invoices as own on own.tenant_id = added.tenant_id and own.target_id = added.id
        where (removed.status = 'paid') <> (added.status = 'paid')
        having count(*) > 0;
        return null;
      end
      $body$;

      drop function sluice_%1$s_invoice_part(text);
    $statements$, side);
  end loop;
end
$compose$;
