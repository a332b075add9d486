-- A report has as many rows as its file, up to 100,000. Half of the time of writing them went into their references, which
-- were looked up row by row; they are looked up together, by the statement that adds them.

-- What all added rows refer to is there and held, as a constraint would hold it. Arguments: tables and the columns by which
-- they are referred to, in pairs.
create function sluice_refer_together() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  missing bigint;
begin
  for place in 0 .. tg_nargs - 1 by 2 loop
    execute format(
      'with wanted as materialized (select distinct tenant_id, %2$I as id from added where %2$I is not null),
      held as materialized (
        select own.tenant_id, own.id from %1$I as own join wanted on wanted.tenant_id = own.tenant_id and wanted.id = own.id
        order by own.tenant_id, own.id for key share of own
      )
      select min(id) from (select * from wanted except select * from held) as missing',
      tg_argv[place], tg_argv[place + 1])
    into missing;
    if missing is not null then
      raise foreign_key_violation
        using message = format('%s refers to %s %s, which is not there', tg_table_name, tg_argv[place], missing);
    end if;
  end loop;
  return null;
end
$$;

alter table reconciliation_rows alter constraint reconciliation_rows_reconciliation_id_reference not enforced;
alter table reconciliation_rows alter constraint reconciliation_rows_conversion_id_reference not enforced;
alter table reconciliation_rows alter constraint reconciliation_rows_currency_id_reference not enforced;
create trigger referred after insert on reconciliation_rows referencing new table as added
  for each statement execute function sluice_refer_together(
    'reconciliations', 'reconciliation_id', 'conversions', 'conversion_id', 'currencies', 'currency_id');
-- What a row is about stays; what became of it changes.
revoke update on reconciliation_rows from sluice_app;
grant update (outcome, invoice, version, updated_at, updated_by_id) on reconciliation_rows to sluice_app;

create trigger kept before delete on reconciliations for each row
  execute function sluice_keep_referred('reconciliation_rows', 'reconciliation_id');
create trigger kept_for_reconciliations before delete on conversions for each row
  execute function sluice_keep_referred('reconciliation_rows', 'conversion_id');
create trigger kept_for_reconciliations before delete on currencies for each row
  execute function sluice_keep_referred('reconciliation_rows', 'currency_id');
