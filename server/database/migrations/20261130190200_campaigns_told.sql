-- Of campaigns, networks have very many, and they change all the time. Instead of the whole network, processes then read
-- only the campaigns that they are told of: `<tenant> <id>,<id>…`, as many as fit into a notification. If thousands change
-- at once, or some are removed, they read everything as before.

create function sluice_campaigns_changed() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  perform pg_notify('sluice_traffic', case when many then tenant_id::text else concat(tenant_id, ' ', string_agg(id::text, ',')) end)
  from (
    select tenant_id, id, (row_number() over own - 1) / 500 as part, count(*) over (partition by tenant_id) > 5000 as many
    from written window own as (partition by tenant_id order by id)
  ) as one
  group by tenant_id, part, many;
  return null;
end
$$;

drop trigger traffic_changed on campaigns;
create trigger traffic_changed after delete or truncate on campaigns
  for each statement execute function sluice_traffic_changed();
create trigger traffic_added after insert on campaigns referencing new table as written
  for each statement execute function sluice_campaigns_changed();
create trigger traffic_updated after update on campaigns referencing new table as written
  for each statement execute function sluice_campaigns_changed();
