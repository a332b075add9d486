-- What colleagues noted about the leads of someone who is forgotten goes with the rest, and so does what those notes said
-- before: nobody but the owner takes anything out of the history.
create function sluice_forget_notes(tenants bigint[], targets text[], targeted bigint[]) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  forgotten integer;
begin
  with gone as (
    delete from notes as own using unnest(tenants, targets, targeted) as said (tenant, target, id)
    where own.tenant_id = said.tenant and own.target = said.target and own.target_id = said.id
      and own.tenant_id = coalesce(sluice_tenant(), own.tenant_id)
    returning own.tenant_id, own.id
  ), past as (
    delete from history as own using gone
    where own.tenant_id = gone.tenant_id and own.entity = 'note' and own.record_id = gone.id
  )
  select count(*) into forgotten from gone;
  return forgotten;
end
$$;
grant execute on function sluice_forget_notes to sluice_app;
