-- What comes onto an invoice is read once: what makes it fit, and what it comes to, which is moved from a part of the
-- account to another. Only what is added moves, so that adding by several statements moves nothing twice.

do $compose$
declare
  made record;
begin
  for made in select * from (values
    ('affiliate', 'payout', 'requestedWithdrawal', 'own.is_hidden or ',
      'sum(own.payout) as amount, sum(sluice_in_base(own.payout, own.payout_rate)) as base_amount'),
    -- What advertisers are asked for stays where it is, and need not be summed.
    ('advertiser', 'revenue', 'approved', '', 'null::numeric as amount, null::numeric as base_amount')
  ) as sides (side, amount, asked, unfit, sums) loop
    execute format($statements$
      create or replace function sluice_%1$s_invoiced() returns trigger
        language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $body$
      declare
        source constant text := 'approved';
        target constant text := '%3$s';
        other text;
        unfit bigint;
        tenants bigint[];
        invoices bigint[];
        currencies bigint[];
        amounts numeric[];
        base_amounts numeric[];
      begin
        select min(part.other), min(part.unfit), array_agg(part.tenant_id), array_agg(part.target_id),
          array_agg(part.currency_id), array_agg(part.amount), array_agg(part.base_amount)
        into other, unfit, tenants, invoices, currencies, amounts, base_amounts
        from (
          select added.tenant_id, added.target_id, own.%2$s_currency_id as currency_id, min(live.title) as other,
            min(added.owner_id) filter (where invoice.id is null or own.id is null
              or %4$sown.conversion_status <> 3 or own.%1$s_id <> invoice.%1$s_id or invoice.status <> 'unpaid') as unfit,
            %5$s
          from added
          left join %1$s_invoices as invoice on invoice.tenant_id = added.tenant_id and invoice.id = added.target_id
          left join conversions as own on own.tenant_id = added.tenant_id and own.id = added.owner_id
          -- Others that count alone, so that none is summed again for each declined one.
          left join (
            conversions_%1$s_invoices as told
            join %1$s_invoices as live on live.tenant_id = told.tenant_id and live.id = told.target_id
              and live.status in ('unpaid', 'paid')
          ) on told.tenant_id = added.tenant_id and told.owner_id = added.owner_id and told.target_id <> added.target_id
          group by 1, 2, 3
        ) as part;
        if other is not null then
          raise exception using errcode = 'SL409', message = 'invoiced', detail = other;
        end if;
        if unfit is not null then
          raise exception using errcode = 'SL409', message = 'refused';
        end if;
        if source = target then
          return null;
        end if;
        insert into %1$s_movements
          (tenant_id, %1$s_id, balance_id, "from", "to", amount, currency_id, base_amount, cause, invoice_id, user_id)
        select invoice.tenant_id, invoice.%1$s_id, invoice.%1$s_id, source, target, held.amount, held.currency_id,
          held.base_amount, 'invoice', invoice.id, invoice.updated_by_id
        from (
          select tenant_id, id, sluice_currency_of(tenant_id, currency) as currency_id,
            sum(amount) as amount, sum(base_amount) as base_amount
          from unnest(tenants, invoices, currencies, amounts, base_amounts) as part (tenant_id, id, currency, amount, base_amount)
          group by 1, 2, 3 having sum(amount) <> 0
        ) as held
        join %1$s_invoices as invoice on invoice.tenant_id = held.tenant_id and invoice.id = held.id
        order by invoice.tenant_id, invoice.id;
        return null;
      end
      $body$;
    $statements$, made.side, made.amount, made.asked, made.unfit, made.sums);
  end loop;
end
$compose$;
