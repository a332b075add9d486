-- What advertisers tell of customers, under keys: figures of a day, which replace those told of it before, and single
-- deposits. What a customer comes to is the sum over days; of each day its own figure where one was told, else what single
-- reports of it come to. A trigger keeps the customers' totals true.

create table customer_figures (
  tenant_id bigint not null default sluice_tenant(),
  customer_id bigint not null,
  key text not null,
  is_daily boolean not null,
  -- Of a day, when it begins.
  at timestamptz not null,
  -- Null for what was not told. Amounts are in the customer's currency.
  deposits integer,
  deposited numeric(24, 8),
  turnover numeric(24, 8),
  ngr numeric(24, 8),
  primary key (tenant_id, customer_id, key),
  foreign key (tenant_id, customer_id) references customers (tenant_id, id) on delete cascade
);
call sluice_protect('customer_figures');
grant select, insert, update, delete on customer_figures to sluice_app;

create function sluice_customers_told() returns trigger language plpgsql as $$
begin
  -- One after another, so that nobody sums what somebody else is still adding to.
  perform from customers as own
  where (own.tenant_id, own.id) in (select tenant_id, customer_id from added)
  order by own.tenant_id, own.id for update;

  with days as (
    select told.tenant_id, told.customer_id, date_trunc('day', told.at, 'UTC') as day,
      coalesce(sum(told.deposits) filter (where is_daily), sum(told.deposits), 0) as deposits,
      coalesce(sum(told.deposited) filter (where is_daily), sum(told.deposited), 0) as deposited,
      coalesce(sum(told.turnover) filter (where is_daily), sum(told.turnover), 0) as turnover,
      coalesce(sum(told.ngr) filter (where is_daily), sum(told.ngr), 0) as ngr,
      min(told.at) filter (where not is_daily and told.deposits > 0) as first_at,
      max(told.at) filter (where not is_daily and told.deposits > 0) as last_at
    from customer_figures as told
    where (told.tenant_id, told.customer_id) in (select tenant_id, customer_id from added)
    group by told.tenant_id, told.customer_id, day
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
grant execute on function sluice_customers_told to sluice_app;
create trigger told_insert after insert on customer_figures referencing new table as added
  for each statement execute function sluice_customers_told();
create trigger told_update after update on customer_figures referencing new table as added
  for each statement execute function sluice_customers_told();
