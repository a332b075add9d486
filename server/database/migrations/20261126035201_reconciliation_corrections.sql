-- What corrections of a reconciliation took the place of, so that all of them can be undone as one.
create table reconciliation_correction (
  tenant_id bigint not null default sluice_tenant(),
  row_id bigint not null,
  reconciliation_id bigint not null,
  conversion_id bigint not null,
  -- What was there, and what it was changed to.
  former_revenue numeric(24, 8) not null,
  former_status integer not null,
  former_approved_at timestamptz,
  former_approve_at timestamptz,
  former_reason text,
  revenue numeric(24, 8) not null,
  status integer not null,
  primary key (tenant_id, row_id),
  foreign key (tenant_id, row_id) references reconciliation_rows,
  foreign key (tenant_id, conversion_id) references conversions
);
call sluice_protect('reconciliation_correction');
grant select, insert on reconciliation_correction to sluice_app;
create index reconciliation_correction_index on reconciliation_correction (tenant_id, reconciliation_id, conversion_id);
create index reconciliation_correction_conversion_index on reconciliation_correction (tenant_id, conversion_id);

-- A report is kept as it came about.
revoke delete on reconciliations, reconciliation_rows from sluice_app;
