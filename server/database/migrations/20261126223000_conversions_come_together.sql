-- Conversions that come at the same time are written by one statement. What follows from them was still done for each of
-- them, and took ten times as long as the rows themselves.

-- Postbacks are told of all of them at once; one that is new has been told of to nobody before.
create function sluice_conversions_came() returns trigger language plpgsql as $$
begin
  insert into postback_outbox (
    tenant_id, postback_id, event, cause, subject, affiliate_id, campaign_id, offer_id, conversion_id, lead_id,
    click_id, country, facts, happened_at
  )
  select said.tenant_id, told, said.event, said.cause, said.subject, said.affiliate_id, said.campaign_id, said.offer_id,
    said.conversion_id, said.lead_id, said.click_id, said.country, said.facts, said.happened_at
  from added
  cross join lateral sluice_conversion_said(added) as said
  cross join lateral sluice_told_by(said, added.goal_id) as told
  -- Affiliates hear nothing of what they don't see, and few of them listen at all.
  where not added.is_hidden and exists (
    select from postbacks as own
    where own.tenant_id = added.tenant_id and own.affiliate_id = added.affiliate_id and own.status = 'active'
  )
  order by added.id, told
  on conflict do nothing;
  return null;
end
$$;

drop trigger told_insert on conversions;
create trigger told_insert after insert on conversions referencing new table as added
  for each statement execute function sluice_conversions_came();

-- The network's own currency is looked for only where a conversion has none, and where there is a conversion.
create or replace function sluice_affiliate_moves(removed conversions, added conversions)
  returns table ("from" text, "to" text, amount numeric, currency_id bigint, base_amount numeric)
  language sql stable as $$
  select move.* from sluice_moves(
    case when not removed.is_hidden then sluice_conversion_part(removed.conversion_status) end, removed.payout,
    case when removed.payout_currency_id is null and removed.tenant_id is not null
      then sluice_currency_of(removed.tenant_id, null) else removed.payout_currency_id end,
    sluice_in_base(removed.payout, removed.payout_rate),
    case when not added.is_hidden then sluice_conversion_part(added.conversion_status) end, added.payout,
    case when added.payout_currency_id is null and added.tenant_id is not null
      then sluice_currency_of(added.tenant_id, null) else added.payout_currency_id end,
    sluice_in_base(added.payout, added.payout_rate)
  ) as move
$$;
create or replace function sluice_advertiser_moves(removed conversions, added conversions)
  returns table ("from" text, "to" text, amount numeric, currency_id bigint, base_amount numeric)
  language sql stable as $$
  select move.* from sluice_moves(
    sluice_conversion_part(removed.conversion_status), removed.revenue,
    case when removed.revenue_currency_id is null and removed.tenant_id is not null
      then sluice_currency_of(removed.tenant_id, null) else removed.revenue_currency_id end,
    sluice_in_base(removed.revenue, removed.revenue_rate),
    sluice_conversion_part(added.conversion_status), added.revenue,
    case when added.revenue_currency_id is null and added.tenant_id is not null
      then sluice_currency_of(added.tenant_id, null) else added.revenue_currency_id end,
    sluice_in_base(added.revenue, added.revenue_rate)
  ) as move
$$;
