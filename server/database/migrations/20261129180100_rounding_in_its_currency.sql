-- An invoice in another currency than its conversions left what rounding took away as an amount below zero in its own
-- currency, of which the account had nothing. It is taken from what was rounded now, so that what is asked for is what the
-- line comes to, in the currency that it is earned in. Invoices from before go on with what they began with.

do $compose$
declare
  side text;
begin
  foreach side in array array['affiliate', 'advertiser'] loop
    execute format($statements$
      -- What corrections and rounding add to an invoice, or take away, is an amount that comes from outside or goes there:
      -- of corrections in the currency of the invoice, of rounding in that of the conversions which are rounded.
      create or replace function sluice_%1$s_invoice_lined() returns trigger
        language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $body$
      declare
        asked constant text := sluice_invoice_part('%1$s', 'unpaid');
      begin
        insert into %1$s_movements
          (tenant_id, %1$s_id, balance_id, "from", "to", amount, currency_id, base_amount, cause, invoice_id, user_id)
        select invoice.tenant_id, invoice.%1$s_id, invoice.%1$s_id,
          case when own.amount < 0 then asked end, case when own.amount > 0 then asked end,
          abs(own.amount), own.currency_id, sluice_in_base(abs(own.amount), currencies.rate), 'correction', invoice.id,
          invoice.updated_by_id
        from (
          select tenant_id, invoice_id, currency_id, sum(case
              when kind = 'correction' then amount
              when currency_id = invoice_currency_id then rounding
              else round(amount / exchange_rate, 8) - exact_amount
            end) as amount
          from added group by 1, 2, 3
        ) as own
        join %1$s_invoices as invoice on invoice.tenant_id = own.tenant_id and invoice.id = own.invoice_id
        join currencies on currencies.tenant_id = invoice.tenant_id and currencies.id = own.currency_id
        where own.amount <> 0
        order by invoice.tenant_id, invoice.id, own.currency_id;
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
            -- What it began with in each currency says how much that was, in the base currency of that moment.
            select distinct on (own.currency_id) own.* from %1$s_movements as own
            where own.tenant_id = invoice.tenant_id and own.invoice_id = invoice.id and own.cause = 'correction'
            order by own.currency_id, own.created_at, own.id
          ) as first
          where invoice.tenant_id = moved.tenant_id and invoice.id = any (moved.ids)
            and moved.before is distinct from moved.after
          order by invoice.id, first.currency_id;
        end loop;
        return null;
      end
      $body$;
    $statements$, side);
  end loop;
end
$compose$;
