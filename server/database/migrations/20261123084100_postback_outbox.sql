-- What affiliates are to be told, one row for each of their postbacks and each event. Triggers write it in the
-- transaction of what it tells, whoever changes a lead or a conversion; processes send what is due.

create table postback_outbox (
  tenant_id bigint not null default sluice_tenant(),
  id bigint generated always as identity,
  postback_id bigint not null,
  -- The same in every attempt, so that the other side knows what it has heard.
  event_id uuid not null default gen_random_uuid(),
  event text not null,
  -- What happened once is told once.
  cause text not null,
  -- The lead or click it is about: what is told of one goes out in its order.
  subject text not null,
  affiliate_id bigint not null,
  campaign_id bigint not null,
  offer_id bigint not null,
  conversion_id bigint,
  lead_id bigint,
  lead_created_at timestamptz,
  click_id text,
  country text,
  -- What might be another later: payout, its currency, goal and grade.
  facts jsonb not null default '{}',
  happened_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'given_up', 'withdrawn')),
  -- When the next attempt is due; of one that is under way, when its process is taken for dead.
  due_at timestamptz not null default now(),
  claim uuid,
  attempts integer not null default 0,
  failing_since timestamptz,
  last_failed_at timestamptz,
  ended_at timestamptz,
  -- What the last attempt was answered, in short.
  answer_key text,
  primary key (tenant_id, id)
);
create unique index postback_outbox_once on postback_outbox (tenant_id, postback_id, cause);
create unique index postback_outbox_event on postback_outbox (tenant_id, event_id);
create index postback_outbox_due on postback_outbox (due_at) where state = 'waiting';
create index postback_outbox_order on postback_outbox (tenant_id, postback_id, subject, id) where state = 'waiting';
create index postback_outbox_ended on postback_outbox (tenant_id, postback_id, state, ended_at);
create index postback_outbox_failed on postback_outbox (tenant_id, postback_id, last_failed_at);
create index postback_outbox_conversion on postback_outbox (tenant_id, conversion_id, id);
call sluice_protect('postback_outbox');
grant select, insert, update on postback_outbox to sluice_app;

-- Says to whom something is told. A postback without events and goals tells of everything; goals alone narrow it to
-- conversions of these.
create function sluice_told_by(said postback_outbox, goal bigint)
  returns setof bigint language sql stable as $$
  select told.id from postbacks as told
  where told.tenant_id = said.tenant_id and told.affiliate_id = said.affiliate_id and told.status = 'active'
    and (told.offer_id is null or told.offer_id = said.offer_id)
    and (told.campaign_id is null or told.campaign_id = said.campaign_id)
    and (told.events = '{}' or said.event = any (told.events))
    and (
      not exists (select from postbacks_goal_events as g where g.tenant_id = told.tenant_id and g.owner_id = told.id)
      or said.conversion_id is null and told.events <> '{}'
      or exists (
        select from postbacks_goal_events as g
        where g.tenant_id = told.tenant_id and g.owner_id = told.id and g.target_id = goal
      )
    )
$$;

create function sluice_tell(said postback_outbox, goal bigint default null)
  returns void language sql as $$
  insert into postback_outbox (
    tenant_id, postback_id, event, cause, subject, affiliate_id, campaign_id, offer_id, conversion_id, lead_id,
    lead_created_at, click_id, country, facts, happened_at
  )
  select said.tenant_id, told, said.event, said.cause, said.subject, said.affiliate_id, said.campaign_id,
    said.offer_id, said.conversion_id, said.lead_id, said.lead_created_at, said.click_id, said.country, said.facts,
    said.happened_at
  from sluice_told_by(said, goal) as told
  -- Who has heard it last needs it no more, as when a conversion was hidden and shows again.
  where said.conversion_id is null or said.event is distinct from (
    select heard.event from postback_outbox as heard
    where heard.tenant_id = said.tenant_id and heard.postback_id = told
      and heard.conversion_id = said.conversion_id and heard.state <> 'withdrawn'
    order by heard.id desc limit 1
  )
  on conflict do nothing
$$;

grant execute on function sluice_told_by, sluice_tell to sluice_app;

create function sluice_conversion_told() returns trigger language plpgsql as $$
declare
  said postback_outbox;
begin
  -- Affiliates hear nothing of what they don't see.
  if new.is_hidden then
    update postback_outbox set state = 'withdrawn', ended_at = now()
    where tenant_id = new.tenant_id and conversion_id = new.id and state = 'waiting';
    return null;
  end if;
  said.tenant_id := new.tenant_id;
  said.event := (array[
    'conversion_pending', 'conversion_deferred', 'conversion_approved', 'conversion_rejected'
  ])[new.conversion_status];
  said.cause := format('conversion %s v%s', new.id, new.version);
  said.subject := case when new.lead_id is null then format('click %s', new.click_id) else format('lead %s', new.lead_id) end;
  said.affiliate_id := new.affiliate_id;
  said.campaign_id := new.campaign_id;
  said.offer_id := new.offer_id;
  said.conversion_id := new.id;
  said.lead_id := new.lead_id;
  said.click_id := new.click_id;
  said.country := new.country;
  said.facts := jsonb_build_object(
    'payout', trim_scale(new.payout)::text, 'currency', new.payout_currency_id, 'goal', new.goal_id
  );
  said.happened_at := new.updated_at;
  perform sluice_tell(said, new.goal_id);
  return null;
end
$$;

create trigger told_insert after insert on conversions
  for each row execute function sluice_conversion_told();
create trigger told_update after update on conversions for each row
  when (old.conversion_status is distinct from new.conversion_status or old.is_hidden is distinct from new.is_hidden)
  execute function sluice_conversion_told();

create function sluice_lead_told() returns trigger language plpgsql as $$
declare
  said postback_outbox;
  transaction text := pg_current_xact_id()::text;
begin
  if new.is_test then
    return null;
  end if;
  said.tenant_id := new.tenant_id;
  said.subject := format('lead %s', new.id);
  said.affiliate_id := new.affiliate_id;
  said.campaign_id := new.campaign_id;
  said.offer_id := new.offer_id;
  said.lead_id := new.id;
  said.lead_created_at := new.created_at;
  said.click_id := new.click_id;
  said.country := new.country;
  said.facts := jsonb_build_object('grade', new.grade_id);
  said.happened_at := case tg_op when 'INSERT' then new.created_at else now() end;
  if tg_op = 'INSERT' then
    said.event := 'event_received';
    said.cause := format('%s received', said.subject);
    perform sluice_tell(said);
  end if;
  if tg_op = 'INSERT' or old.api_status is distinct from new.api_status then
    said.event := case when new.api_status in ('sent', 'hold', 'invalid', 'duplicate', 'trash')
      then 'event_' || new.api_status end;
    said.cause := format('%s %s %s', said.subject, new.api_status, transaction);
    if said.event is not null then
      perform sluice_tell(said);
    end if;
  end if;
  if tg_op = 'UPDATE' and new.grade_id is not null and old.grade_id is distinct from new.grade_id then
    said.event := 'event_lead_grade_changed';
    said.cause := format('%s grade %s', said.subject, transaction);
    perform sluice_tell(said);
  end if;
  return null;
end
$$;

create trigger told_insert after insert on leads
  for each row execute function sluice_lead_told();
create trigger told_update after update on leads for each row
  when (old.api_status is distinct from new.api_status or old.grade_id is distinct from new.grade_id)
  execute function sluice_lead_told();

-- What waits is sent at once, and has its time again, when its postback is mended.
create function sluice_postback_mended() returns trigger language plpgsql as $$
begin
  update postback_outbox set due_at = now(), attempts = 0, failing_since = null, last_failed_at = null
  where tenant_id = new.tenant_id and postback_id = new.id and state = 'waiting' and claim is null;
  return null;
end
$$;
create trigger mended after update on postbacks for each row
  when (
    new.status = 'active' and (old.status, old.method, old.url, old.body_format, old.body)
      is distinct from (new.status, new.method, new.url, new.body_format, new.body)
  )
  execute function sluice_postback_mended();
