-- Generated from the difference of two sets of definitions by `npm run codegen`.
-- It may be edited until it has run anywhere, and never after.
-- campaigns.domain is kept as retired_domain.
-- settings_general.track_domain is kept as retired_track_domain.

alter table campaigns add column domain_id bigint;

alter table campaigns alter column domain drop not null, alter column domain drop default;
alter table campaigns rename column domain to retired_domain;

alter table settings_general alter column track_domain drop not null, alter column track_domain drop default;
alter table settings_general rename column track_domain to retired_track_domain;

alter table campaigns add constraint campaigns_domain_id_reference
  foreign key (tenant_id, domain_id) references domains;
