-- Facts of what was received for conversions and paid out for them, once their invoice is paid. The amounts belong to a
-- conversion as its revenue and payout do: it is taken back as it counted and counted anew when an invoice is paid, or its
-- payment taken back, and whatever else it is looked at by takes them along.

-- What of a conversion's amounts was paid, in the base currency.
create function sluice_received_payout(conversion conversions) returns numeric(38, 8)
  language sql stable as $$
  select case when exists (
    select from conversions_affiliate_invoices as own
    join affiliate_invoices as invoice on invoice.tenant_id = own.tenant_id and invoice.id = own.target_id
    where own.tenant_id = conversion.tenant_id and own.owner_id = conversion.id and invoice.status = 'paid'
  ) then sluice_in_base(conversion.payout, conversion.payout_rate) else 0 end
$$;

create function sluice_received_revenue(conversion conversions) returns numeric(38, 8)
  language sql stable as $$
  select case when exists (
    select from conversions_advertiser_invoices as own
    join advertiser_invoices as invoice on invoice.tenant_id = own.tenant_id and invoice.id = own.target_id
    where own.tenant_id = conversion.tenant_id and own.owner_id = conversion.id and invoice.status = 'paid'
  ) then sluice_in_base(conversion.revenue, conversion.revenue_rate) else 0 end
$$;

-- A conversion that changes, or goes, takes its amounts along; counted from the records, it has those of now.
do $compose$
declare
  made text;
  definition text;
begin
  foreach made in array array['sluice_conversion_changed()', 'sluice_conversion_removed()', 'sluice_count_conversions(bigint)'] loop
    definition := pg_get_functiondef(made::regprocedure);
    definition := replace(definition, 'insert into fact (tenant_id, kind, record_id, at, ',
      'insert into fact (tenant_id, kind, record_id, at, received_payout, received_revenue, ');
    definition := replace(definition, 'select tenant_id, kind, record_id, at, ',
      'select tenant_id, kind, record_id, at, -received_payout, -received_revenue, ');
    definition := replace(definition, 'select counted.tenant_id, counted.kind, counted.record_id, counted.at, ',
      'select counted.tenant_id, counted.kind, counted.record_id, counted.at, counted.received_payout, counted.received_revenue, ');
    definition := replace(definition, ' fact.tenant_id, fact.kind, fact.record_id, fact.at, ',
      ' fact.tenant_id, fact.kind, fact.record_id, fact.at, -fact.received_payout, -fact.received_revenue, ');
    definition := replace(definition, 'select made.tenant_id, ''conversion'', made.id, made.created_at, ',
      'select made.tenant_id, ''conversion'', made.id, made.created_at, sluice_received_payout(made), sluice_received_revenue(made), ');
    -- Once where it is written, and where a change takes back and counts anew once more each.
    if regexp_count(definition, 'received_payout') <> (case when made like '%changed%' then 3 else 2 end) then
      raise exception 'Facts of conversions are composed in another way: %', made;
    end if;
    execute definition;
  end loop;
end
$compose$;

-- Counts these conversions anew by what of them is paid now. They are locked, so that each is taken back as it counts.
do $compose$
declare
  measures constant text[] := array[
    'clicks', 'unique_clicks', 'leads', 'conversions', 'revenue', 'payout', 'received_revenue', 'received_payout'];
  looked_at_by text;
begin
  select string_agg(quote_ident(attname), ', ' order by attnum) into looked_at_by from pg_attribute
  where attrelid = 'fact'::regclass and attnum > 0 and not attisdropped and attname <> all (measures || array['id', 'transaction']);
  execute format($function$
    create function sluice_settle(tenants bigint[], ids bigint[]) returns void
      language plpgsql security definer set search_path = public, pg_temp as $body$
    begin
      perform from conversions as own where own.tenant_id = any (tenants) and own.id = any (ids)
      order by own.tenant_id, own.id for no key update;
      with settled as (
        select own as made, sluice_received_revenue(own) as revenue_now, sluice_received_payout(own) as payout_now
        from conversions as own where own.tenant_id = any (tenants) and own.id = any (ids)
      ), counted as (
        select distinct on (fact.tenant_id, fact.record_id) fact.*, revenue_now, payout_now from settled
        join fact on fact.tenant_id = (made).tenant_id and fact.at = (made).created_at
          and fact.kind = 'conversion' and fact.record_id = (made).id and fact.conversions > 0
        order by fact.tenant_id, fact.record_id, fact.id desc
      ), moved as (
        select * from counted where (received_revenue, received_payout) <> (revenue_now, payout_now)
      )
      insert into fact (%1$s, conversions, revenue, payout, received_revenue, received_payout)
      select %1$s, -conversions, -revenue, -payout, -received_revenue, -received_payout from moved
      union all
      select %1$s, conversions, revenue, payout, revenue_now, payout_now from moved;
    end
    $body$
    $function$, looked_at_by);
end
$compose$;

create function sluice_affiliate_invoice_settled() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform sluice_settle(array_agg(distinct own.tenant_id), array_agg(distinct own.owner_id))
  from removed join added on added.tenant_id = removed.tenant_id and added.id = removed.id
  join conversions_affiliate_invoices as own on own.tenant_id = added.tenant_id and own.target_id = added.id
  where (removed.status = 'paid') <> (added.status = 'paid')
  having count(*) > 0;
  return null;
end
$$;
create trigger settled after update on affiliate_invoices referencing old table as removed new table as added
  for each statement execute function sluice_affiliate_invoice_settled();

create function sluice_advertiser_invoice_settled() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform sluice_settle(array_agg(distinct own.tenant_id), array_agg(distinct own.owner_id))
  from removed join added on added.tenant_id = removed.tenant_id and added.id = removed.id
  join conversions_advertiser_invoices as own on own.tenant_id = added.tenant_id and own.target_id = added.id
  where (removed.status = 'paid') <> (added.status = 'paid')
  having count(*) > 0;
  return null;
end
$$;
create trigger settled after update on advertiser_invoices referencing old table as removed new table as added
  for each statement execute function sluice_advertiser_invoice_settled();

-- What was paid until now, network by network.
select sluice_settle(array[tenant_id], array_agg(distinct owner_id)) from (
  select own.tenant_id, own.owner_id from conversions_affiliate_invoices as own
  join affiliate_invoices as invoice on invoice.tenant_id = own.tenant_id and invoice.id = own.target_id
  where invoice.status = 'paid'
  union
  select own.tenant_id, own.owner_id from conversions_advertiser_invoices as own
  join advertiser_invoices as invoice on invoice.tenant_id = own.tenant_id and invoice.id = own.target_id
  where invoice.status = 'paid'
) as paid group by tenant_id;
