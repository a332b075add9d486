-- Partitions claim to know one tenant alone, as all tables do (see the migration `plans_for_all`): what a query of a
-- partitioned table costs is estimated partition by partition.

create or replace function sluice_make_partition(parent name, start timestamptz) returns boolean
  language plpgsql set search_path = public, pg_temp as $$
declare
  known partitioned := (select partitioned from partitioned where partitioned.name = parent);
  rest name := parent || '_default';
  part name := parent || to_char(start at time zone 'UTC', '"_p"YYYYMMDD');
  finish timestamptz := sluice_next_period(start, known.period);
begin
  if to_regclass(quote_ident(part)) is not null then
    return false;
  end if;
  execute format('create table %I (like %I including defaults including storage)', part, parent);
  execute format('alter table %I alter column tenant_id set (n_distinct = 1)', part);
  execute format('revoke all on %I from sluice_app', part);
  execute format('with moved as (delete from %I where %I >= %L and %I < %L returning *) insert into %I select * from moved',
    rest, known.moment, start, known.moment, finish, part);
  execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, part, start, finish);
  return true;
end
$$;

do $$
declare
  part regclass;
begin
  for part in select inhrelid from pg_inherits join partitioned on inhparent = quote_ident(partitioned.name)::regclass loop
    execute format('alter table %s alter column tenant_id set (n_distinct = 1)', part);
    if exists (select from pg_class where oid = part and reltuples > 0) then
      execute format('analyze %s', part);
    end if;
  end loop;
end
$$;
