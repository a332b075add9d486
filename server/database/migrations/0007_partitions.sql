-- Tables of events, in partitions by time: partitions are made ahead, and old ones dropped whole. A row whose time has
-- no partition yet goes into the default one and moves when its own is made. Queries go through the table itself, which
-- is under row-level security; the application's role reaches no partition directly.

create table partitioned (
  name name primary key,
  -- The column of type timestamptz by which a row has its partition.
  moment name not null,
  period text not null check (period in ('day', 'week', 'month'))
);
revoke all on partitioned from sluice_app;

-- Start of the period (UTC) after the one that a moment lies in.
create function sluice_next_period(moment timestamptz, period text) returns timestamptz
  language sql immutable parallel safe
  return (date_trunc(period, moment at time zone 'UTC') + ('1 ' || period)::interval) at time zone 'UTC';

-- Makes the partition of the period that begins at `start`, unless it is there; rows that wait for it in the default
-- partition move into it. Returns whether it was made.
create function sluice_make_partition(parent name, start timestamptz) returns boolean
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
  execute format('revoke all on %I from sluice_app', part);
  execute format('with moved as (delete from %I where %I >= %L and %I < %L returning *) insert into %I select * from moved',
    rest, known.moment, start, known.moment, finish, part);
  execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, part, start, finish);
  return true;
end
$$;

-- Makes the partitions of all periods from now until a moment, and of those that rows wait for. Returns how many.
create function sluice_make_partitions(parent name, until timestamptz) returns integer
  language plpgsql set search_path = public, pg_temp as $$
declare
  known partitioned := (select partitioned from partitioned where partitioned.name = parent);
  start timestamptz;
  made integer := 0;
begin
  for start in execute format(
    'select date_trunc(%L, due at time zone ''UTC'') at time zone ''UTC'' from (
       select generate_series(date_trunc(%L, now() at time zone ''UTC'') at time zone ''UTC'', %L, %L::interval) as due
       union select %I from %I
     ) as dues group by 1 order by 1', known.period, known.period, until, '1 ' || known.period, known.moment, parent || '_default')
  loop
    if sluice_make_partition(parent, start) then
      made := made + 1;
    end if;
  end loop;
  return made;
end
$$;

-- Drops the partitions whose last moment lies before the one given, with all that is in them. Returns how many.
create function sluice_drop_partitions(parent name, before timestamptz) returns integer
  language plpgsql set search_path = public, pg_temp as $$
declare
  known partitioned := (select partitioned from partitioned where partitioned.name = parent);
  part name;
  dropped integer := 0;
begin
  for part in
    select child.relname from pg_inherits
    join pg_class as child on child.oid = inhrelid
    where inhparent = quote_ident(parent)::regclass and child.relname like '%\_p________'
      and sluice_next_period(to_timestamp(right(child.relname, 8) || ' UTC', 'YYYYMMDD TZ'), known.period) <= before
    order by 1
  loop
    execute format('drop table %I', part);
    dropped := dropped + 1;
  end loop;
  execute format('delete from %I where %I < %L', parent || '_default', known.moment, before);
  return dropped;
end
$$;

revoke execute on function sluice_make_partition, sluice_make_partitions, sluice_drop_partitions from public;

-- Turns a table (columns `tenant_id`, `id` and the moment's) into a partitioned one with the rows it has. Its key is
-- tenant, moment, id; its indexes and triggers are gone, its grants and policies those of `sluice_protect`.
create procedure sluice_partition(parent name, moment name, period text)
  language plpgsql set search_path = public, pg_temp as $$
declare
  old name := parent || '_before';
  numbers name := parent || '_number';
  last bigint;
begin
  insert into partitioned values (parent, moment, period);
  execute format('alter table %I rename to %I', parent, old);
  execute format('create table %I (like %I including defaults including storage) partition by range (%I)', parent, old, moment);
  execute format('create table %I partition of %I default', parent || '_default', parent);
  execute format('revoke all on %I from sluice_app', parent || '_default');
  execute format('select coalesce(max(id), 0) from %I', old) into last;
  execute format('create sequence %I', numbers);
  perform setval(quote_ident(numbers)::regclass, last + 1, false);
  execute format('grant usage on sequence %I to sluice_app', numbers);
  execute format('alter table %I alter column id drop identity if exists', parent);
  execute format('alter table %I alter column id set default nextval(%L)', parent, quote_ident(numbers));
  execute format('alter sequence %I owned by %I.id', numbers, parent);
  execute format('insert into %I select * from %I', parent, old);
  execute format('drop table %I', old);
  execute format('alter table %I add constraint %I primary key (tenant_id, %I, id)', parent, parent || '_key', moment);
  call sluice_protect(quote_ident(parent)::regclass);
  perform sluice_make_partitions(parent, now());
end
$$;

-- ── The history of records ───────────────────────────────────────────────────────────────────────────────────────────

call sluice_partition('history', 'at', 'month');
create index on history (tenant_id, entity, record_id, id);
grant select, insert on history to sluice_app;
revoke update, delete on history from sluice_app;
