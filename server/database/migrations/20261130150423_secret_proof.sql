-- A word encrypted with the installation's secret: a process that can't decrypt it was started with another one. It is nobody's,
-- and no network's role reads it.

create table secret_proof (
  is_only boolean primary key default true check (is_only),
  sealed text not null
);
revoke all on secret_proof from sluice_app;
