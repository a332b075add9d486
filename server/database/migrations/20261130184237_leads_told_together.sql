-- Leads that come at the same time are written by one statement. Postbacks were still told of each of them by itself,
-- which took longer than the rows: now of all at once, as of conversions.
create function sluice_lead_said(told leads, event text, cause text, at timestamptz)
  returns postback_outbox language plpgsql stable as $$
declare
  said postback_outbox;
begin
  said.tenant_id := told.tenant_id;
  said.event := event;
  said.subject := format('lead %s', told.id);
  said.cause := format('%s %s', said.subject, cause);
  said.affiliate_id := told.affiliate_id;
  said.campaign_id := told.campaign_id;
  said.offer_id := told.offer_id;
  said.lead_id := told.id;
  said.lead_created_at := told.created_at;
  said.click_id := told.click_id;
  said.country := told.country;
  said.facts := jsonb_build_object('grade', told.grade_id);
  said.happened_at := at;
  return said;
end
$$;

-- Says which event a status is; of most there is none.
create function sluice_lead_event(status text) returns text language sql immutable as $$
  select case when status in ('sent', 'hold', 'invalid', 'duplicate', 'trash') then 'event_' || status end
$$;
grant execute on function sluice_lead_said, sluice_lead_event to sluice_app;

create function sluice_leads_came() returns trigger language plpgsql as $$
begin
  insert into postback_outbox (
    tenant_id, postback_id, event, cause, subject, affiliate_id, campaign_id, offer_id, lead_id, lead_created_at, click_id,
    country, facts, happened_at
  )
  select said.tenant_id, told, said.event, said.cause, said.subject, said.affiliate_id, said.campaign_id, said.offer_id,
    said.lead_id, said.lead_created_at, said.click_id, said.country, said.facts, said.happened_at
  from added
  cross join lateral (values
    (1, 'event_received', 'received'),
    (2, sluice_lead_event(added.api_status), format('%s %s', added.api_status, pg_current_xact_id()))
  ) as happened (place, event, cause)
  cross join lateral sluice_lead_said(added, happened.event, happened.cause, added.created_at) as said
  cross join lateral sluice_told_by(said, null) as told
  -- Few affiliates listen at all.
  where not added.is_test and happened.event is not null and exists (
    select from postbacks as own
    where own.tenant_id = added.tenant_id and own.affiliate_id = added.affiliate_id and own.status = 'active'
  )
  order by added.id, happened.place, told
  on conflict do nothing;
  return null;
end
$$;

drop trigger told_insert on leads;
create trigger told_insert after insert on leads referencing new table as added
  for each statement execute function sluice_leads_came();

create or replace function sluice_lead_told() returns trigger language plpgsql as $$
declare
  event text := sluice_lead_event(new.api_status);
  transaction text := pg_current_xact_id()::text;
begin
  if new.is_test then
    return null;
  end if;
  if old.api_status is distinct from new.api_status and event is not null then
    perform sluice_tell(sluice_lead_said(new, event, format('%s %s', new.api_status, transaction), now()));
  end if;
  if new.grade_id is not null and old.grade_id is distinct from new.grade_id then
    perform sluice_tell(sluice_lead_said(new, 'event_lead_grade_changed', format('grade %s', transaction), now()));
  end if;
  return null;
end
$$;
