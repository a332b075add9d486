-- The movements by which a prepayment comes in and is returned say which one it is: its payment date tells which month's
-- cash it belongs to.
create or replace function sluice_prepaid() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into advertiser_movements
    (tenant_id, advertiser_id, balance_id, "to", amount, currency_id, base_amount, cause, prepayment_id, user_id)
  select new.tenant_id, new.advertiser_id, new.advertiser_id, 'advance', new.amount, new.currency_id,
    sluice_in_base(new.amount, currencies.rate), 'prepayment', new.id, new.created_by_id
  from currencies where currencies.tenant_id = new.tenant_id and currencies.id = new.currency_id;
  return null;
end
$$;

create or replace function sluice_prepayment_returned() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  remaining record;
begin
  perform sluice_hold_advance(new.tenant_id, new.advertiser_id, new.currency_id);
  select * into remaining from sluice_advance_left(new.tenant_id, new.advertiser_id, new.currency_id);
  if remaining.amount < new.amount then
    raise exception using errcode = 'SL409', message = 'advanceSpent', detail = trim_scale(remaining.amount)::text;
  end if;
  insert into advertiser_movements
    (tenant_id, advertiser_id, balance_id, "from", amount, currency_id, base_amount, cause, prepayment_id, user_id)
  values (new.tenant_id, new.advertiser_id, new.advertiser_id, 'advance', new.amount, new.currency_id,
    case when remaining.amount = new.amount then remaining.base else round(remaining.base * new.amount / remaining.amount, 8) end,
    'prepayment', new.id, new.updated_by_id);
  return null;
end
$$;

-- Earlier ones came in at the moment at which their prepayment was recorded. Of several equal ones recorded together it
-- makes no difference which is which, as long as each has one.
with prepaid as (
  select tenant_id, id, advertiser_id, currency_id, amount, created_at,
    row_number() over (partition by tenant_id, advertiser_id, currency_id, amount, created_at order by id) as place
  from prepayments
), moved as (
  select tenant_id, id, advertiser_id, currency_id, amount, created_at,
    row_number() over (partition by tenant_id, advertiser_id, currency_id, amount, created_at order by id) as place
  from advertiser_movements where cause = 'prepayment' and "from" is null and invoice_id is null
)
update advertiser_movements as own set prepayment_id = prepaid.id
from moved join prepaid using (tenant_id, advertiser_id, currency_id, amount, created_at, place)
where own.tenant_id = moved.tenant_id and own.id = moved.id and own.created_at = moved.created_at;
