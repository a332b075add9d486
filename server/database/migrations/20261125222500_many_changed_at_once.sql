-- A statement that changes many rows at once must not compare each of them with each other. How many rows a transition
-- table has is estimated when a session first runs the trigger, mostly with one row, and nested loops over two such tables
-- are then planned for good.

-- Only transition tables are joined here.
alter function sluice_ledger_conversion_changed() set enable_nestloop = off;

-- What is the same before and after is there twice.
create or replace function sluice_conversions_changed() returns trigger language plpgsql as $$
begin
  perform sluice_count_conversions(array_agg(tenant_id), array_agg(id))
  from (
    select distinct tenant_id, id from (
      select tenant_id, id, conversion_status, is_hidden, revenue, payout, over_cap_id from changed
      union all
      select tenant_id, id, conversion_status, is_hidden, revenue, payout, over_cap_id from former
    ) as version
    group by tenant_id, id, conversion_status, is_hidden, revenue, payout, over_cap_id having count(*) = 1
  ) as own;
  return null;
end
$$;

-- Before and after stand beside each other by sorting, and a fact takes the record along that it is of.
do $$
declare
  definition text;
  kind text;
begin
  foreach kind in array array['click', 'lead', 'conversion'] loop
    definition := pg_get_functiondef(format('sluice_%s_changed', kind)::regproc);
    definition := regexp_replace(definition,
      'select made\.\* from changed as made\s+join former on .*? where \(', 'select made from states where is_new and (');
    definition := regexp_replace(definition, 'with moved as \(', format($with$with versions as (
          select made::%1$I as made, true as is_new from changed as made
          union all select former::%1$I, false from former
        ), states as (
          select made, is_new, lag(made) over (
            partition by (made).tenant_id, (made).id, (made).created_at order by is_new
          ) as former
          from versions
        ), moved as ($with$, kind || 's'));
    definition := replace(definition, 'fact.* from moved', 'fact.*, moved.made from moved');
    definition := regexp_replace(definition, 'from counted join moved as made on .*?;', 'from counted;');
    definition := regexp_replace(definition, '\mmoved\.(?!made)', '(moved.made).', 'g');
    definition := regexp_replace(definition, '\m(made|former)\.', '(\1).', 'g');
    execute definition;
  end loop;
end
$$;

create or replace function sluice_customers_told() returns trigger language plpgsql as $$
declare
  networks bigint[] := array(select distinct tenant_id from added);
  told bigint[] := array(select distinct customer_id from added);
begin
  -- One after another, so that nobody sums what somebody else is still adding to.
  perform from customers as own where own.tenant_id = any (networks) and own.id = any (told)
  order by own.tenant_id, own.id for update;

  with days as (
    select figure.tenant_id, figure.customer_id, date_trunc('day', figure.at, 'UTC') as day,
      coalesce(sum(figure.deposits) filter (where is_daily), sum(figure.deposits), 0) as deposits,
      coalesce(sum(figure.deposited) filter (where is_daily), sum(figure.deposited), 0) as deposited,
      coalesce(sum(figure.turnover) filter (where is_daily), sum(figure.turnover), 0) as turnover,
      coalesce(sum(figure.ngr) filter (where is_daily), sum(figure.ngr), 0) as ngr,
      min(figure.at) filter (where not is_daily and figure.deposits > 0) as first_at,
      max(figure.at) filter (where not is_daily and figure.deposits > 0) as last_at
    from customer_figures as figure
    where figure.tenant_id = any (networks) and figure.customer_id = any (told)
    group by figure.tenant_id, figure.customer_id, day
  ), sums as (
    select tenant_id, customer_id, sum(deposits)::integer as deposits, sum(deposited) as deposited,
      sum(turnover) as turnover, sum(ngr) as ngr,
      min(coalesce(first_at, day)) filter (where deposits > 0) as first_at,
      max(coalesce(last_at, day)) filter (where deposits > 0) as last_at
    from days group by tenant_id, customer_id
  )
  update customers as own
  set deposits = sums.deposits, deposited = sums.deposited, turnover = sums.turnover, ngr = sums.ngr,
    first_deposit_at = sums.first_at, last_deposit_at = sums.last_at,
    version = own.version + 1, updated_at = now(), updated_by_id = null
  from sums
  where own.tenant_id = sums.tenant_id and own.id = sums.customer_id
    and (own.deposits, own.deposited, own.turnover, own.ngr, own.first_deposit_at, own.last_deposit_at)
      is distinct from
      (sums.deposits, sums.deposited, sums.turnover, sums.ngr, sums.first_at, sums.last_at);
  return null;
end
$$;

-- What the conversions of a network have moved, where they were written without moving anything.
create function sluice_ledger_conversions(network bigint) returns void
  language plpgsql set search_path = public, pg_temp as $$
begin
  insert into affiliate_movements
    (tenant_id, created_at, affiliate_id, balance_id, "from", "to", amount, currency_id, base_amount, cause, conversion_id)
  select tenant_id, conversions.created_at, affiliate_id, affiliate_id, move.*, 'conversion', id
  from conversions cross join lateral sluice_affiliate_moves(null, conversions) as move where tenant_id = network;
  insert into advertiser_movements
    (tenant_id, created_at, advertiser_id, balance_id, "from", "to", amount, currency_id, base_amount, cause, conversion_id)
  select tenant_id, conversions.created_at, advertiser_id, advertiser_id, move.*, 'conversion', id
  from conversions cross join lateral sluice_advertiser_moves(null, conversions) as move where tenant_id = network;
end
$$;
