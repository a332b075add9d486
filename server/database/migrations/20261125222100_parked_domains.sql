-- A campaign's domain and a network's default one were texts; they are records now, whose proof the network still owes where
-- it never parked them. Until then links are on the next domain there is, and those that are out go on working.

insert into domains (tenant_id, host, kinds)
select distinct on (lower(said.host)) said.tenant_id, lower(said.host), '{track}'::text[]
from (
  select tenant_id, retired_domain as host from campaigns where retired_domain is not null
  union all
  select tenant_id, retired_track_domain from settings_general where retired_track_domain is not null
) as said
where not exists (select from domains where lower(domains.host) = lower(said.host))
order by lower(said.host), said.tenant_id;

update domains set kinds = kinds || '{track}'::text[]
from (
  select tenant_id, retired_domain as host from campaigns where retired_domain is not null
  union
  select tenant_id, retired_track_domain from settings_general where retired_track_domain is not null
) as said
where domains.tenant_id = said.tenant_id and lower(domains.host) = lower(said.host) and not 'track' = any(kinds);

update campaigns set domain_id = domains.id
from domains
where domains.tenant_id = campaigns.tenant_id and lower(domains.host) = lower(campaigns.retired_domain);

-- The text is what links were on, so it wins over a default that nothing read.
update domains set default_for = array_remove(default_for, 'track')
from settings_general as settings
where settings.tenant_id = domains.tenant_id and lower(settings.retired_track_domain) <> lower(domains.host)
  and 'track' = any(default_for)
  and exists (
    select from domains as named
    where named.tenant_id = domains.tenant_id and lower(named.host) = lower(settings.retired_track_domain)
  );

update domains set default_for = default_for || '{track}'::text[]
from settings_general as settings
where settings.tenant_id = domains.tenant_id and lower(settings.retired_track_domain) = lower(domains.host)
  and not 'track' = any(default_for);

-- Affiliates who make campaigns typed a domain; now they choose one, which they have to see for that.
insert into roles_permissions (tenant_id, owner_id, target_id, position)
select roles.tenant_id, roles.id, reading.id,
  (select coalesce(max(held.position), 0) + 1 from roles_permissions as held
    where held.tenant_id = roles.tenant_id and held.owner_id = roles.id)
from roles
join permissions as reading on reading.system = 'domain.read'
where roles.type = 'affiliate'
  and exists (
    select from roles_permissions as held
    join permissions as making on making.id = held.target_id and making.system = 'campaign.create'
    where held.tenant_id = roles.tenant_id and held.owner_id = roles.id
  )
on conflict do nothing;
