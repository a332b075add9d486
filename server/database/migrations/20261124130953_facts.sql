-- Facts: by how much each figure of statistics moves, up or down, and by what it can be looked at. Triggers write them in
-- the transaction of the click, lead or conversion they tell of, so that no way of writing one forgets it. A record that
-- changes is taken back as it counted and counted anew; what it was looked at by when it came (the team of the affiliate,
-- the vertical of the offer) stays as it was then. The sum over facts is the truth at any moment.

create table fact (
  tenant_id bigint not null,
  id bigint not null,
  -- Facts are read in the order of transactions, once all that are older have ended.
  transaction xid8 not null default pg_current_xact_id(),
  kind text not null check (kind in ('click', 'lead', 'conversion')),
  record_id bigint not null,
  -- When the record came in, and when the click or the lead came in that it goes back to.
  at timestamptz not null,
  traffic_at timestamptz not null,
  affiliate_id bigint not null,
  team_id bigint,
  campaign_id bigint not null,
  offer_id bigint not null,
  vertical_id bigint,
  advertiser_id bigint,
  integration_id bigint,
  landing_id bigint,
  traffic_source_id bigint,
  goal_id bigint,
  lead_grade_id bigint,
  currency_id bigint,
  click_status integer,
  lead_status text,
  conversion_status integer,
  is_hidden boolean not null default false,
  country text,
  language text,
  device text,
  os text,
  browser text,
  sub1 text,
  sub2 text,
  sub3 text,
  sub4 text,
  sub5 text,
  sub6 text,
  sub7 text,
  sub8 text,
  sub9 text,
  clicks integer not null default 0,
  unique_clicks integer not null default 0,
  leads integer not null default 0,
  conversions integer not null default 0,
  -- In the base currency.
  revenue numeric(38, 8) not null default 0,
  payout numeric(38, 8) not null default 0,
  received_revenue numeric(38, 8) not null default 0,
  received_payout numeric(38, 8) not null default 0
);
call sluice_partition('fact', 'at', 'month');
-- Whoever counts has to read them; they are written by triggers alone.
revoke all on fact from sluice_app;
revoke all on sequence fact_number from sluice_app;
grant select on fact to sluice_app;
create index fact_transaction_index on fact (transaction, id);

-- ── What a fact is told by ───────────────────────────────────────────────────────────────────────────────────────────

-- An amount in the base currency, by the rate kept with it: units of its currency per unit of the base one. One without
-- a currency, and so without a rate, is in the base currency.
create function sluice_in_base(amount numeric, rate numeric) returns numeric(38, 8)
  language sql immutable parallel safe
  return coalesce(round(amount::numeric(40, 24) / coalesce(rate, 1), 8), 0);

-- When a public id was made; null of what is none.
create function sluice_made_at(public_id text) returns timestamptz
  language sql immutable parallel safe
  return case
    when public_id ~ '^[0-9a-f]{32}$'
      then to_timestamp(('x0000' || left(public_id, 12))::bit(64)::bigint::double precision / 1000)
  end;

-- The kind of device, the system and the browser that a user agent names, of the common ones; `other` for all else.
create function sluice_device(agent text) returns text
  language sql immutable parallel safe
  return case
    when agent is null then null
    when strpos(agent, 'iPad') > 0 or strpos(agent, 'Tablet') > 0 then 'tablet'
    when strpos(agent, 'Android') > 0 then case when strpos(agent, 'Mobile') > 0 then 'mobile' else 'tablet' end
    when strpos(agent, 'iPhone') > 0 or strpos(agent, 'Mobi') > 0 then 'mobile'
    when strpos(agent, 'TV') > 0 then 'tv'
    when strpos(agent, 'Windows NT') > 0 or strpos(agent, 'Macintosh') > 0 or strpos(agent, 'X11') > 0 then 'desktop'
    else 'other'
  end;

create function sluice_os(agent text) returns text
  language sql immutable parallel safe
  return case
    when agent is null then null
    when strpos(agent, 'Windows') > 0 then 'windows'
    when strpos(agent, 'Android') > 0 then 'android'
    when strpos(agent, 'iPhone') > 0 or strpos(agent, 'iPad') > 0 then 'ios'
    when strpos(agent, 'Macintosh') > 0 then 'macos'
    when strpos(agent, 'CrOS') > 0 then 'chromeos'
    when strpos(agent, 'Linux') > 0 then 'linux'
    else 'other'
  end;

create function sluice_browser(agent text) returns text
  language sql immutable parallel safe
  return case
    when agent is null then null
    when strpos(agent, 'Instagram') > 0 then 'instagram'
    when strpos(agent, 'FBAN') > 0 or strpos(agent, 'FBAV') > 0 then 'facebook'
    when strpos(agent, 'YaBrowser') > 0 then 'yandex'
    when strpos(agent, 'SamsungBrowser') > 0 then 'samsung'
    when strpos(agent, 'OPR/') > 0 or strpos(agent, 'Opera') > 0 then 'opera'
    when strpos(agent, 'Edg') > 0 then 'edge'
    when strpos(agent, 'Firefox/') > 0 or strpos(agent, 'FxiOS') > 0 then 'firefox'
    when strpos(agent, 'Chrome/') > 0 or strpos(agent, 'CriOS') > 0 then 'chrome'
    when strpos(agent, 'Safari/') > 0 then 'safari'
    else 'other'
  end;

-- The lists of clicks, leads and conversions are filtered by the same words.
grant execute on function sluice_in_base, sluice_made_at, sluice_device, sluice_os, sluice_browser to sluice_app;

-- ── Who writes them ──────────────────────────────────────────────────────────────────────────────────────────────────

-- Each kind is told once here: what of a record a fact carries (`carried`, and those of them that change), and where all
-- else comes from. The triggers, and the functions that count records which are there already, are composed of it, so
-- that all of them say the same and their plans are kept.
do $compose$
declare
  measures constant text[] := array[
    'clicks', 'unique_clicks', 'leads', 'conversions', 'revenue', 'payout', 'received_revenue', 'received_payout'];
  subs constant text[] := array['sub1', 'sub2', 'sub3', 'sub4', 'sub5', 'sub6', 'sub7', 'sub8', 'sub9'];
  circumstances constant text := '
    left join users as affiliate on affiliate.tenant_id = made.tenant_id and affiliate.id = made.affiliate_id
    left join offers as offer on offer.tenant_id = made.tenant_id and offer.id = made.offer_id
    left join campaigns as campaign on campaign.tenant_id = made.tenant_id and campaign.id = made.campaign_id';
  -- The click that a record names; its id says in which partition it lies.
  click_named constant text := '
    left join lateral (
      select * from clicks where clicks.tenant_id = made.tenant_id and clicks.secure_id = made.click_id
        and clicks.created_at >= sluice_made_at(made.click_id) - interval ''1 second''
        and clicks.created_at <= sluice_made_at(made.click_id) + interval ''1 second''
      limit 1
    ) as click on true';
  kind record;
  columns text;
  insertion text;
begin
  for kind in
    select * from (values
      ('click', 'clicks', 'clicks', '',
        jsonb_build_object(
          'traffic_at', 'made.created_at', 'landing_id', 'made.landing_id', 'language', 'made.language',
          'device', 'sluice_device(made.user_agent)', 'os', 'sluice_os(made.user_agent)',
          'browser', 'sluice_browser(made.user_agent)',
          'team_id', 'affiliate.team_id', 'vertical_id', 'offer.vertical_id',
          'traffic_source_id', 'campaign.traffic_source_id'
        ) || (select jsonb_object_agg(sub, 'made.' || sub) from unnest(subs) as sub),
        jsonb_build_object(
          'affiliate_id', 'made.affiliate_id', 'campaign_id', 'made.campaign_id', 'offer_id', 'made.offer_id',
          'advertiser_id', 'made.advertiser_id', 'click_status', 'made.click_status', 'country', 'made.country',
          'clicks', '1', 'unique_clicks', 'made.is_unique::integer')),
      ('lead', 'leads', 'leads', click_named,
        jsonb_build_object(
          'traffic_at', 'coalesce(click.created_at, made.created_at)', 'landing_id', 'click.landing_id',
          'device', 'sluice_device(click.user_agent)', 'os', 'sluice_os(click.user_agent)',
          'browser', 'sluice_browser(click.user_agent)',
          'team_id', 'affiliate.team_id', 'vertical_id', 'offer.vertical_id',
          'traffic_source_id', 'campaign.traffic_source_id'),
        jsonb_build_object(
          'affiliate_id', 'made.affiliate_id', 'campaign_id', 'made.campaign_id', 'offer_id', 'made.offer_id',
          'advertiser_id', 'made.advertiser_id', 'integration_id', 'made.integration_id',
          'lead_grade_id', 'made.grade_id', 'lead_status', 'made.api_status',
          'country', 'made.country', 'language', 'made.language', 'leads', '1'
        ) || (select jsonb_object_agg(sub, 'made.' || sub) from unnest(subs) as sub)),
      ('conversion', 'conversions', 'conversions', click_named || '
          left join leads as lead on lead.tenant_id = made.tenant_id and lead.id = made.lead_id',
        jsonb_build_object(
          'landing_id', 'click.landing_id', 'language', 'coalesce(lead.language, click.language)',
          'integration_id', 'lead.integration_id',
          'device', 'sluice_device(click.user_agent)', 'os', 'sluice_os(click.user_agent)',
          'browser', 'sluice_browser(click.user_agent)',
          'team_id', 'affiliate.team_id', 'vertical_id', 'offer.vertical_id',
          'traffic_source_id', 'campaign.traffic_source_id'
        ) || (select jsonb_object_agg(sub, format('coalesce(lead.%1$I, click.%1$I)', sub)) from unnest(subs) as sub),
        jsonb_build_object(
          'traffic_at', 'made.traffic_at',
          'affiliate_id', 'made.affiliate_id', 'campaign_id', 'made.campaign_id', 'offer_id', 'made.offer_id',
          'advertiser_id', 'made.advertiser_id', 'goal_id', 'made.goal_id',
          'conversion_status', 'made.conversion_status', 'is_hidden', 'made.is_hidden', 'country', 'made.country',
          'currency_id', 'coalesce(made.payout_currency_id, made.revenue_currency_id)', 'conversions', '1',
          'revenue', 'sluice_in_base(made.revenue, made.revenue_rate)',
          'payout', 'sluice_in_base(made.payout, made.payout_rate)'))
    ) as kinds (name, held, counted, origin, kept, told)
  loop
    select string_agg(quote_ident(key), ', ' order by key) into columns from jsonb_object_keys(kind.kept || kind.told) as key;
    select format(
      'insert into fact (tenant_id, kind, record_id, at, %s) select made.tenant_id, %L, made.id, made.created_at, %s from ',
      columns, kind.name, string_agg(value, ', ' order by key)) into insertion
    from jsonb_each_text(kind.kept || kind.told);

    execute format($trigger$
      create function %I() returns trigger
        language plpgsql security definer set search_path = public, pg_temp as $body$
      begin
        %s added as made %s;
        return null;
      end
      $body$
      $trigger$, 'sluice_' || kind.name || '_added', insertion, circumstances || kind.origin);
    execute format('create trigger told after insert on %I referencing new table as added
      for each statement execute function %I()', kind.held, 'sluice_' || kind.name || '_added');

    -- What is there already, of all networks or of one.
    execute format($counting$
      create function %I(network bigint default null) returns void
        language plpgsql set search_path = public, pg_temp as $body$
      begin
        %s %I as made %s where network is null or made.tenant_id = network;
      end
      $body$
      $counting$, 'sluice_count_' || kind.held, insertion, kind.held, circumstances || kind.origin);

    -- How a record counted last is in its last fact that counts it.
    execute format($trigger$
      create function %1$I() returns trigger
        language plpgsql security definer set search_path = public, pg_temp as $body$
      begin
        with moved as (
          select made.* from changed as made
          join former on former.tenant_id = made.tenant_id and former.id = made.id and former.created_at = made.created_at
          where (%2$s) is distinct from (%3$s)
        ), counted as (
          select distinct on (fact.tenant_id, fact.record_id) fact.* from moved
          join fact on fact.tenant_id = moved.tenant_id and fact.at = moved.created_at
            and fact.kind = %4$L and fact.record_id = moved.id and fact.%5$I > 0
          order by fact.tenant_id, fact.record_id, fact.id desc
        )
        insert into fact (tenant_id, kind, record_id, at, %6$s)
        select tenant_id, kind, record_id, at, %7$s from counted
        union all
        select counted.tenant_id, counted.kind, counted.record_id, counted.at, %8$s
        from counted join moved as made on made.tenant_id = counted.tenant_id and made.id = counted.record_id;
        return null;
      end
      $body$
      $trigger$,
      'sluice_' || kind.name || '_changed',
      (select string_agg(value, ', ' order by key) from jsonb_each_text(kind.told)),
      (select string_agg(replace(value, 'made.', 'former.'), ', ' order by key) from jsonb_each_text(kind.told)),
      kind.name, kind.counted, columns,
      (select string_agg(case when key = any (measures) then '-' else '' end || quote_ident(key), ', ' order by key)
        from jsonb_object_keys(kind.kept || kind.told) as key),
      (select string_agg(coalesce(kind.told ->> key, 'counted.' || quote_ident(key)), ', ' order by key)
        from jsonb_object_keys(kind.kept || kind.told) as key));
    execute format('create trigger told_anew after update on %I referencing old table as former new table as changed
      for each statement execute function %I()', kind.held, 'sluice_' || kind.name || '_changed');

    execute format($trigger$
      create function %1$I() returns trigger
        language plpgsql security definer set search_path = public, pg_temp as $body$
      begin
        insert into fact (tenant_id, kind, record_id, at, %2$s)
        select distinct on (fact.tenant_id, fact.record_id) fact.tenant_id, fact.kind, fact.record_id, fact.at, %3$s
        from removed join fact on fact.tenant_id = removed.tenant_id and fact.at = removed.created_at
          and fact.kind = %4$L and fact.record_id = removed.id and fact.%5$I > 0
        order by fact.tenant_id, fact.record_id, fact.id desc;
        return null;
      end
      $body$
      $trigger$,
      'sluice_' || kind.name || '_removed', columns,
      (select string_agg(case when key = any (measures) then '-' else '' end || 'fact.' || quote_ident(key), ', ' order by key)
        from jsonb_object_keys(kind.kept || kind.told) as key),
      kind.name, kind.counted);
    execute format('create trigger taken_back after delete on %I referencing old table as removed
      for each statement execute function %I()', kind.held, 'sluice_' || kind.name || '_removed');

    execute format('select %I()', 'sluice_count_' || kind.held);
  end loop;
end
$compose$;
