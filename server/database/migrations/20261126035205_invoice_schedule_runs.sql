-- For which days an affiliate’s invoices made themselves, so that no day is done twice.
create table invoice_schedule_run (
  tenant_id bigint not null default sluice_tenant(),
  affiliate_id bigint not null,
  due date not null,
  primary key (tenant_id, affiliate_id, due)
);
call sluice_protect('invoice_schedule_run');
grant select, insert on invoice_schedule_run to sluice_app;

-- One schedule of each affiliate, and one of the network.
create unique index invoice_schedules_once on invoice_schedules (tenant_id, affiliate_id) nulls not distinct;
