-- A corrected payout is told to postbacks that report payouts. To all others nothing has changed: a second call that says
-- the same would be counted twice by trackers that don't compare transactions.
create or replace function sluice_tell(said postback_outbox, goal bigint default null)
  returns void language sql as $$
  insert into postback_outbox (
    tenant_id, postback_id, event, cause, subject, affiliate_id, campaign_id, offer_id, conversion_id, lead_id,
    lead_created_at, click_id, country, facts, happened_at
  )
  select said.tenant_id, told.id, said.event, said.cause, said.subject, said.affiliate_id, said.campaign_id,
    said.offer_id, said.conversion_id, said.lead_id, said.lead_created_at, said.click_id, said.country, said.facts,
    said.happened_at
  from sluice_told_by(said, goal) as postback
  join postbacks as told on told.tenant_id = said.tenant_id and told.id = postback
  left join lateral (
    select heard.event, heard.facts from postback_outbox as heard
    where heard.tenant_id = said.tenant_id and heard.postback_id = told.id
      and heard.conversion_id = said.conversion_id and heard.state <> 'withdrawn'
    order by heard.id desc limit 1
  ) as heard on said.conversion_id is not null
  -- Who has heard it last needs it no more, as when a conversion was hidden and shows again.
  where said.conversion_id is null or said.event is distinct from heard.event
    or (said.facts - 'goal') is distinct from (heard.facts - 'goal')
      and position('{payout' in concat(told.url, told.body)) > 0
  on conflict do nothing
$$;

drop trigger told_update on conversions;
create trigger told_update after update on conversions for each row
  when (
    (old.conversion_status, old.is_hidden, old.payout, old.payout_currency_id)
      is distinct from (new.conversion_status, new.is_hidden, new.payout, new.payout_currency_id)
  )
  execute function sluice_conversion_told();
