-- The row of the rate that holds now can be corrected: the currency follows it and keeps the row's day. It was taken for a
-- rate given to the currency itself, which is one of today, so that a row of today appeared beside the corrected one and
-- hid whatever was corrected there afterwards.
create or replace function sluice_rate_dated() returns trigger language plpgsql as $$
begin
  -- A rate is of the day on which it is given, unless that is said or its row has been written.
  if new.date is null or (
    tg_op = 'UPDATE' and new.rate <> old.rate and new.date is not distinct from old.date
    and not exists (
      select from currency_rates as own
      where own.tenant_id = new.tenant_id and own.currency_id = new.id and own.date = new.date and own.rate = new.rate
    )
  ) then
    new.date := sluice_today();
  end if;
  return new;
end
$$;
