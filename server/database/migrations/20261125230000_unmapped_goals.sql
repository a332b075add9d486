-- Words of goals that came without a meaning are kept as those of statuses are.
alter table integration_unmapped add column kind text not null default 'status' check (kind in ('status', 'goal'));
alter table integration_unmapped drop constraint integration_unmapped_pkey;
alter table integration_unmapped add primary key (tenant_id, integration_id, kind, word);
