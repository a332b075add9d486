-- Records that people have open to edit them, who are told at once when somebody changes these. Nobody is told of anything
-- that nobody has open: notices of the database are waited for by every commit.
create table record_watch (
  tenant_id bigint not null default sluice_tenant(),
  user_id bigint not null,
  entity text not null,
  record_id bigint not null,
  -- Unless they say again that it is open.
  until timestamptz not null,
  primary key (tenant_id, entity, record_id, user_id)
);
call sluice_protect('record_watch');
grant select, insert, update, delete on record_watch to sluice_app;

create function sluice_watchers_told() returns trigger language plpgsql as $$
begin
  perform pg_notify('sluice_news', concat_ws(' ', watch.tenant_id, watch.user_id, 'change', added.id))
  from added join record_watch as watch
    on watch.tenant_id = added.tenant_id and watch.entity = added.entity and watch.record_id = added.record_id
  where watch.until > now();
  return null;
end
$$;
grant execute on function sluice_watchers_told to sluice_app;
create trigger watchers_told after insert on history referencing new table as added
  for each statement execute function sluice_watchers_told();
