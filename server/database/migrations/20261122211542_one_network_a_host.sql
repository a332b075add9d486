-- Where networks have the same host, it is left to the one that proved it first, else to the one that had it first; the
-- others keep their record under a name that leads nowhere, and are told why.

with ranked as (
  select tenant_id, id, row_number() over (
    partition by lower(host) order by (state = 'verified') desc, verified_at, created_at, tenant_id, id
  ) as place
  from domains
)
update domains
set host = right('duplicate-' || domains.tenant_id || '-' || domains.id || '.' || domains.host, 253),
  state = 'failing', default_for = '{}', failure = 'Already used in this installation', updated_at = now(),
  version = domains.version + 1
from ranked
where ranked.place > 1 and (ranked.tenant_id, ranked.id) = (domains.tenant_id, domains.id);
