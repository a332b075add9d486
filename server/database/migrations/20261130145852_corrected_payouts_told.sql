-- A corrected payout is told to postbacks that report payouts. To all others nothing has changed: a second call that says
-- the same would be counted twice by trackers that don't compare transactions.
drop function sluice_tell(postback_outbox, bigint);
create function sluice_tell(said postback_outbox, goal bigint default null, is_correction boolean default false)
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
  where said.conversion_id is null
    -- A correction is only for those who have heard what it corrects.
    or (heard.event is not null or not is_correction) and (
      said.event is distinct from heard.event
      or (said.facts - 'goal') is distinct from (heard.facts - 'goal')
        and position('{payout' in concat(told.url, told.body)) > 0
    )
  on conflict do nothing
$$;
grant execute on function sluice_tell to sluice_app;

create or replace function sluice_conversion_told() returns trigger language plpgsql as $$
begin
  -- Affiliates hear nothing of what they don't see.
  if new.is_hidden then
    update postback_outbox set state = 'withdrawn', ended_at = now()
    where tenant_id = new.tenant_id and conversion_id = new.id and state = 'waiting';
  else
    perform sluice_tell(sluice_conversion_said(new), new.goal_id, tg_op = 'UPDATE'
      and old.conversion_status = new.conversion_status and old.is_hidden = new.is_hidden);
  end if;
  return null;
end
$$;

drop trigger told_update on conversions;
create trigger told_update after update on conversions for each row
  when (
    (old.conversion_status, old.is_hidden, old.payout, old.payout_currency_id)
      is distinct from (new.conversion_status, new.is_hidden, new.payout, new.payout_currency_id)
  )
  execute function sluice_conversion_told();
