-- Generated from the difference of two sets of definitions by `npm run codegen`.
-- It may be edited until it has run anywhere, and never after.

create table landings_traffic_sources (
  tenant_id bigint not null default sluice_tenant(),
  owner_id bigint not null,
  target_id bigint not null,
  position integer not null default 0,
  constraint landings_traffic_sources_key primary key (tenant_id, owner_id, target_id)
);
call sluice_protect('landings_traffic_sources');
grant select, insert, update, delete on landings_traffic_sources to sluice_app;

alter table landings add column countries text[] not null default '{}';

alter table landings add column countries_mode text not null default 'only';

alter table landings add column languages text[] not null default '{}';

alter table landings add column languages_mode text not null default 'only';

alter table landings add column traffic_sources_mode text not null default 'only';

alter table landings add column schedule jsonb;

alter table landings_traffic_sources add constraint landings_traffic_sources_owner_id_reference
  foreign key (tenant_id, owner_id) references landings on delete cascade;

alter table landings_traffic_sources add constraint landings_traffic_sources_target_id_reference
  foreign key (tenant_id, target_id) references traffic_sources;

create index landings_traffic_sources_target_index on landings_traffic_sources (tenant_id, target_id, owner_id);

create trigger totals_insert after insert on landings_traffic_sources referencing new table as added
  for each statement execute function sluice_touched('landing');
create trigger totals_update after update on landings_traffic_sources referencing old table as removed new table as added
  for each statement execute function sluice_touched('landing');
create trigger totals_delete after delete on landings_traffic_sources referencing old table as removed
  for each statement execute function sluice_touched('landing');
