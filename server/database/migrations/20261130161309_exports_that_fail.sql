-- A person whose export fails is told so, too.

create or replace function sluice_export_raised() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  if new.state = 'done' then
    perform sluice_raise(new.tenant_id, 'export.ready', null, null, jsonb_build_object('rows', new.rows), '{}', array[new.user_id]);
  else
    perform sluice_raise(new.tenant_id, 'export.failed', null, null, jsonb_build_object('code', new.code), '{}', array[new.user_id]);
  end if;
  return null;
end
$$;
drop trigger raised on export;
create trigger raised after update of state on export for each row
  when (new.state in ('done', 'failed') and old.state <> new.state) execute function sluice_export_raised();
