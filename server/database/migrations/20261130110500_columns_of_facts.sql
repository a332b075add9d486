-- What facts tell besides, filled in by a later migration: this one keeps others from writing facts for a moment only.
alter table fact add column is_test boolean not null default false;
alter table fact add column deposits integer not null default 0;
alter table fact add column first_deposits integer not null default 0;
-- In the base currency.
alter table fact add column deposited numeric(38, 8) not null default 0;
