-- Invoices over many conversions. Half of the time went into their four references, which are looked up row by row; they
-- are looked up together here, by the statement that adds them, and the constraints say no more than what refers to what.

-- What a table refers to by a column that no constraint enforces stays.
create function sluice_keep_referred() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  is_referred boolean;
begin
  execute format('select exists (select from %I where tenant_id = $1 and %I = $2)', tg_argv[0], tg_argv[1])
  into is_referred using old.tenant_id, old.id;
  if is_referred then
    raise foreign_key_violation using message = format('%s %s is referred to by %s', tg_table_name, old.id, tg_argv[0]);
  end if;
  return old;
end
$$;

do $compose$
declare
  made record;
begin
  for made in select * from (values
    ('affiliate', 'payout', 'requestedWithdrawal', 'own.is_hidden or '), ('advertiser', 'revenue', 'approved', '')
  ) as sides (side, amount, asked, unfit) loop
    execute format($statements$
      alter table conversions_%1$s_invoices
        alter constraint conversions_%1$s_invoices_owner_id_reference not enforced;
      alter table conversions_%1$s_invoices
        alter constraint conversions_%1$s_invoices_target_id_reference not enforced;
      alter table conversions_%1$s_invoice_lines
        alter constraint conversions_%1$s_invoice_lines_owner_id_reference not enforced;
      alter table conversions_%1$s_invoice_lines
        alter constraint conversions_%1$s_invoice_lines_target_id_reference not enforced;

      -- A conversion comes onto an invoice: both are there, it is approved, theirs, and on no other that counts.
      create or replace function sluice_%1$s_invoiced() returns trigger
        language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $body$
      declare
        other text;
        unfit bigint;
      begin
        select min(live.title), min(added.owner_id) filter (where invoice.id is null or own.id is null
          or %4$sown.conversion_status <> 3 or own.%1$s_id <> invoice.%1$s_id or invoice.status <> 'unpaid')
        into other, unfit
        from added
        left join %1$s_invoices as invoice on invoice.tenant_id = added.tenant_id and invoice.id = added.target_id
        left join conversions as own on own.tenant_id = added.tenant_id and own.id = added.owner_id
        left join conversions_%1$s_invoices as told on told.tenant_id = added.tenant_id
          and told.owner_id = added.owner_id and told.target_id <> added.target_id
        left join %1$s_invoices as live on live.tenant_id = told.tenant_id and live.id = told.target_id
          and live.status in ('unpaid', 'paid');
        if other is not null then
          raise exception using errcode = 'SL409', message = 'invoiced', detail = other;
        end if;
        if unfit is not null then
          raise exception using errcode = 'SL409', message = 'refused';
        end if;
        perform sluice_%1$s_invoices_moved(array_agg(distinct tenant_id), array_agg(distinct target_id), 'approved', '%3$s')
        from added;
        return null;
      end
      $body$;

      -- Moves what conversions on these invoices come to from a part of the account to another.
      create or replace function sluice_%1$s_invoices_moved(tenants bigint[], ids bigint[], source text, target text) returns void
        language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $body$
      begin
        if source = target then
          return;
        end if;
        insert into %1$s_movements
          (tenant_id, %1$s_id, balance_id, "from", "to", amount, currency_id, base_amount, cause, invoice_id, user_id)
        select invoice.tenant_id, invoice.%1$s_id, invoice.%1$s_id, source, target, held.amount, held.currency_id,
          held.base_amount, 'invoice', invoice.id, invoice.updated_by_id
        from %1$s_invoices as invoice
        cross join lateral (
          select sluice_currency_of(invoice.tenant_id, summed.currency) as currency_id,
            sum(summed.amount) as amount, sum(summed.base_amount) as base_amount
          from (
            select conversions.%2$s_currency_id as currency, sum(conversions.%2$s) as amount,
              sum(sluice_in_base(conversions.%2$s, conversions.%2$s_rate)) as base_amount
            from conversions_%1$s_invoices as own
            join conversions on conversions.tenant_id = own.tenant_id and conversions.id = own.owner_id
            where own.tenant_id = invoice.tenant_id and own.target_id = invoice.id
            group by 1
          ) as summed
          group by 1 having sum(summed.amount) <> 0
        ) as held
        where invoice.tenant_id = any (tenants) and invoice.id = any (ids)
        order by invoice.tenant_id, invoice.id;
      end
      $body$;

      -- A conversion comes onto a line: of the invoice it stands on. What stands on these invoices is read along its own
      -- index, and compared with all that is added at once.
      create function sluice_%1$s_lined() returns trigger
        language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
        set enable_nestloop = off as $body$
      declare
        networks bigint[] := array(select distinct tenant_id from added);
        lines bigint[] := array(select distinct target_id from added);
        invoices bigint[] := array(
          select distinct invoice_id from %1$s_invoice_lines where tenant_id = any (networks) and id = any (lines)
        );
      begin
        if exists (
          select from added
          left join (
            select tenant_id, id, invoice_id from %1$s_invoice_lines where tenant_id = any (networks) and id = any (lines)
          ) as line on line.tenant_id = added.tenant_id and line.id = added.target_id
          left join (
            select tenant_id, owner_id, target_id from conversions_%1$s_invoices
            where tenant_id = any (networks) and target_id = any (invoices)
          ) as own on own.tenant_id = added.tenant_id and own.owner_id = added.owner_id and own.target_id = line.invoice_id
          where own.owner_id is null
        ) then
          raise exception using errcode = 'SL409', message = 'refused';
        end if;
        return null;
      end
      $body$;
      create trigger lined after insert on conversions_%1$s_invoice_lines referencing new table as added
        for each statement execute function sluice_%1$s_lined();

      create trigger kept before delete on %1$s_invoices for each row
        execute function sluice_keep_referred('conversions_%1$s_invoices', 'target_id');
      create trigger kept before delete on %1$s_invoice_lines for each row
        execute function sluice_keep_referred('conversions_%1$s_invoice_lines', 'target_id');
      create trigger kept_for_%1$s before delete on conversions for each row
        execute function sluice_keep_referred('conversions_%1$s_invoices', 'owner_id');
    $statements$, made.side, made.amount, made.asked, made.unfit);
  end loop;
end
$compose$;
