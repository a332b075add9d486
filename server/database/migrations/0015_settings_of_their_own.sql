-- What a network decides for itself is a record of its own, with the history that it had as part of the network.
update settings_general as settings
set name = tenant.name,
  logo_url = tenant.logo_url,
  favicon_url = tenant.favicon_url,
  api_domain = tenant.api_domain,
  base_currency = tenant.base_currency,
  password_minimum = tenant.password_minimum,
  registration = tenant.registration,
  registration_role_id = tenant.registration_role_id,
  version = tenant.version,
  updated_at = coalesce(last.at, settings.updated_at),
  updated_by_id = last.user_id
from tenant
left join lateral (
  select at, user_id from history
  where history.tenant_id = tenant.id and entity = 'tenant' and record_id = tenant.id order by history.id desc limit 1
) as last on true
where settings.tenant_id = tenant.id;

update history set entity = 'generalSettings' where entity = 'tenant';

alter table tenant
  drop column name,
  drop column logo_url,
  drop column favicon_url,
  drop column api_domain,
  drop column base_currency,
  drop column password_minimum,
  drop column registration,
  drop column registration_role_id,
  drop column version;
