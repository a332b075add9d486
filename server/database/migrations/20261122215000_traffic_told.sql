-- What decides who gets traffic is kept in memory by each process. These triggers tell all processes, when a transaction
-- commits, whose it was that changed: `<tenant>`, or nothing where the owner of the schema changed it, which concerns
-- everybody. PostgreSQL says the same thing once a transaction.

create function sluice_traffic_changed() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  perform pg_notify('sluice_traffic', coalesce(sluice_tenant()::text, ''));
  return null;
end
$$;

do $$
declare
  held text;
begin
  foreach held in array array[
    'advertisers', 'campaigns', 'campaigns_landers', 'caps', 'caps_traffic_sources', 'geos', 'hold_configs',
    'integrations', 'integrations_offers', 'landings', 'landings_traffic_sources', 'offers', 'offers_assigned_affiliates',
    'offers_assigned_teams', 'offers_geos', 'offers_traffic_sources', 'payment_rules', 'payment_rules_traffic_sources',
    'targetings', 'targetings_affiliates', 'targetings_teams', 'targetings_traffic_sources', 'teams', 'verticals'
  ] loop
    execute format(
      'create trigger traffic_changed after insert or update or delete or truncate on %I
        for each statement execute function sluice_traffic_changed()', held);
  end loop;
end
$$;

-- Of users little decides, and they change with every sign of life.
create trigger traffic_changed after insert or delete or truncate
  or update of status, role_type, team_id, traffic_blocked, accept_cold_traffic, accept_invalid_leads on users
  for each statement execute function sluice_traffic_changed();
