-- Everybody whom an offer lists gets an assignment that is open to all traffic.

insert into advertiser_assignments (tenant_id, title, offer_id, advertiser_id, created_at, created_by_id, updated_at, updated_by_id)
select listed.tenant_id, advertisers.title, offers.id, listed.target_id,
  offers.created_at, offers.created_by_id, offers.updated_at, offers.updated_by_id
from offers_advertisers as listed
  join offers on offers.tenant_id = listed.tenant_id and offers.id = listed.owner_id
  join advertisers on advertisers.tenant_id = listed.tenant_id and advertisers.id = listed.target_id
order by listed.tenant_id, offers.id, listed.position;

insert into affiliate_assignments (tenant_id, title, offer_id, affiliate_id, created_at, created_by_id, updated_at, updated_by_id)
select listed.tenant_id, left(concat_ws(' ', users.first_name, users.last_name), 200), offers.id, listed.target_id,
  offers.created_at, offers.created_by_id, offers.updated_at, offers.updated_by_id
from offers_assigned_affiliates as listed
  join offers on offers.tenant_id = listed.tenant_id and offers.id = listed.owner_id
  join users on users.tenant_id = listed.tenant_id and users.id = listed.target_id
order by listed.tenant_id, offers.id, listed.position;

insert into affiliate_assignments (tenant_id, title, offer_id, team_id, created_at, created_by_id, updated_at, updated_by_id)
select listed.tenant_id, teams.title, offers.id, listed.target_id,
  offers.created_at, offers.created_by_id, offers.updated_at, offers.updated_by_id
from offers_assigned_teams as listed
  join offers on offers.tenant_id = listed.tenant_id and offers.id = listed.owner_id
  join teams on teams.tenant_id = listed.tenant_id and teams.id = listed.target_id
order by listed.tenant_id, offers.id, listed.position;

-- Who is assigned to an offer decides who gets its traffic (`traffic_told`).

do $$
declare
  held text;
begin
  foreach held in array array[
    'advertiser_assignments', 'advertiser_assignments_traffic_sources',
    'affiliate_assignments', 'affiliate_assignments_traffic_sources'
  ] loop
    execute format(
      'create trigger traffic_changed after insert or update or delete or truncate on %I
        for each statement execute function sluice_traffic_changed()', held);
  end loop;
end
$$;
