-- Generated from the difference of two sets of definitions by `npm run codegen`.
-- It may be edited until it has run anywhere, and never after.

create table settings_general (
  tenant_id bigint not null default sluice_tenant(),
  id bigint not null default sluice_tenant(),
  name text not null default 'Sluice',
  logo_url text,
  favicon_url text,
  api_domain text,
  base_currency text not null default 'USD',
  password_minimum integer not null default 8,
  registration text not null default 'moderated',
  registration_role_id bigint,
  created_at timestamptz not null default now(),
  created_by_id bigint,
  updated_at timestamptz not null default now(),
  updated_by_id bigint,
  version integer not null default 1,
  constraint settings_general_key primary key (tenant_id)
);
call sluice_protect('settings_general');
grant select, update on settings_general to sluice_app;
insert into settings_general (tenant_id, id) select id, id from tenant;

alter table settings_general add constraint settings_general_registration_role_id_reference
  foreign key (tenant_id, registration_role_id) references roles;
