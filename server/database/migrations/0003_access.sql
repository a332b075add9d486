-- Who may do what is asked at every call and so kept in memory by each process. These triggers tell all processes, when
-- a transaction commits, whom it concerns: `<tenant> <user>`, or `<tenant>` alone for everybody in it.

-- The user is in the column named by the argument; without one, everybody of the tenant is meant.
create function sluice_access_changed() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  changed record := case when tg_op = 'DELETE' then old else new end;
begin
  perform pg_notify('sluice_access', concat_ws(' ', changed.tenant_id, case when tg_nargs > 0 then to_jsonb(changed) ->> tg_argv[0] end));
  return null;
end
$$;

create trigger access_changed after update of status, role_id, role_type, team_id, has_custom_permissions on users
  for each row when (
    (old.status, old.role_id, old.role_type, old.team_id, old.has_custom_permissions)
    is distinct from (new.status, new.role_id, new.role_type, new.team_id, new.has_custom_permissions)
  ) execute function sluice_access_changed('id');
create trigger access_changed after insert or update or delete on users_custom_permissions
  for each row execute function sluice_access_changed('owner_id');
create trigger access_changed after update of status on roles
  for each row when (old.status is distinct from new.status) execute function sluice_access_changed();
create trigger access_changed after insert or update or delete on roles_permissions
  for each row execute function sluice_access_changed();
create trigger access_changed after update of revoked_at on session
  for each row when (old.revoked_at is distinct from new.revoked_at) execute function sluice_access_changed('user_id');

-- Who has the address of an image may see it, whatever host or tenant he comes by: the name in it cannot be guessed.
create index on images (secure_id);
