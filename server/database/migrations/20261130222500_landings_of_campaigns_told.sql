-- A change of a campaign's own landing pages is a change of that campaign: as with other changes, processes then read it
-- alone, not the whole network.

create function sluice_landings_of_campaigns_changed() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  perform pg_notify('sluice_traffic', case when many then tenant_id::text else concat(tenant_id, ' ', string_agg(id::text, ',')) end)
  from (
    select tenant_id, id, (row_number() over own - 1) / 500 as part, count(*) over (partition by tenant_id) > 5000 as many
    from (select distinct tenant_id, owner_id as id from written) as campaign
    window own as (partition by tenant_id order by id)
  ) as one
  group by tenant_id, part, many;
  return null;
end
$$;

drop trigger traffic_changed on campaigns_landers;
create trigger traffic_changed after truncate on campaigns_landers
  for each statement execute function sluice_traffic_changed();
create trigger traffic_added after insert on campaigns_landers referencing new table as written
  for each statement execute function sluice_landings_of_campaigns_changed();
create trigger traffic_updated after update on campaigns_landers referencing new table as written
  for each statement execute function sluice_landings_of_campaigns_changed();
create trigger traffic_removed after delete on campaigns_landers referencing old table as written
  for each statement execute function sluice_landings_of_campaigns_changed();
