-- How often a session was renewed before this token: the names of tokens follow from it and the session's own name, so
-- that the token of a session that waits can be told again.
alter table session add column renewals integer not null default 0;
update session set renewals = counted.before
from (select tenant_id, id, row_number() over (partition by tenant_id, family order by id) - 1 as before from session) as counted
where counted.tenant_id = session.tenant_id and counted.id = session.id;
