-- Exchange rates by date. A currency says the one that holds now, which is the latest that has come; whichever of the two
-- is written, the other follows. What was settled keeps the rate that it was reckoned by, and is none of this.

create unique index currency_rates_once on currency_rates (tenant_id, currency_id, date);

create function sluice_today() returns date language sql stable as $$ select (now() at time zone 'UTC')::date $$;
grant execute on function sluice_today to sluice_app;

-- Gives currencies the latest of their rates that has come; all currencies that lack it where none is named.
create function sluice_settle_rates(of_tenant bigint default null, of_currency bigint default null) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update currencies as own set rate = latest.rate, date = latest.date
  from (
    select distinct on (tenant_id, currency_id) tenant_id, currency_id, rate, date from currency_rates
    where date <= sluice_today() and (of_tenant is null or tenant_id = of_tenant)
      and (of_currency is null or currency_id = of_currency)
    order by tenant_id, currency_id, date desc
  ) as latest
  where own.tenant_id = latest.tenant_id and own.id = latest.currency_id
    and (own.rate, own.date) is distinct from (latest.rate, latest.date)
$$;

create function sluice_rate_dated() returns trigger language plpgsql as $$
begin
  -- A rate is of the day on which it is given, unless that is said.
  if new.date is null or (tg_op = 'UPDATE' and new.rate <> old.rate and new.date is not distinct from old.date) then
    new.date := sluice_today();
  end if;
  return new;
end
$$;
create trigger rate_dated before insert or update of rate, date on currencies for each row
  execute function sluice_rate_dated();

create function sluice_rate_kept() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into currency_rates as own (tenant_id, currency_id, date, rate, created_by_id, updated_by_id)
  values (new.tenant_id, new.id, new.date, new.rate, new.updated_by_id, new.updated_by_id)
  on conflict (tenant_id, currency_id, date) do update
  set rate = excluded.rate, origin = 'hand', version = own.version + 1, updated_at = now(), updated_by_id = excluded.updated_by_id
  where own.rate <> excluded.rate;
  return null;
end
$$;
create trigger rate_kept after insert or update of rate, date on currencies for each row
  execute function sluice_rate_kept();

create function sluice_rate_given() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform sluice_settle_rates(new.tenant_id, new.currency_id);
  return null;
end
$$;
create trigger rate_given after insert or update on currency_rates for each row execute function sluice_rate_given();

-- Networks that are there have rates.
insert into currency_rates (tenant_id, currency_id, date, rate)
select tenant_id, id, least(coalesce(date, sluice_today()), sluice_today()), rate from currencies;

revoke delete on currency_rates from sluice_app;
