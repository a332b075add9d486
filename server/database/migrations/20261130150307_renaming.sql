-- What generated migrations call when an entity, or a table of events, gets another name.

-- Renames an entity in everything about its records: history, totals, jobs, notices and whatever else of the product's
-- own tables names entities in a column `entity`. `but` are tables in which that column says something else.
create procedure sluice_rename_entity(former text, present text, but name[] default '{}')
  language plpgsql set search_path = public, pg_temp as $$
declare
  kept name;
begin
  for kept in
    select relname from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname <> all(but)
      and attname = 'entity' and atttypid = 'text'::regtype and not attisdropped
    order by 1
  loop
    execute format('update %I set entity = %L where entity = %L', kept, present, former);
  end loop;
end
$$;

-- Renames what belongs to a partitioned table before the table itself is renamed, so that partitions go on being made
-- and the former name is free.
create procedure sluice_rename_partitions(former name, present name)
  language plpgsql set search_path = public, pg_temp as $$
declare
  part name;
begin
  for part in
    select child.relname from pg_inherits join pg_class as child on child.oid = inhrelid
    where inhparent = quote_ident(former)::regclass order by 1
  loop
    execute format('alter table %I rename to %I', part, present || substr(part, length(former) + 1));
  end loop;
  execute format('alter sequence if exists %I rename to %I', former || '_number', present || '_number');
  update partitioned set name = present where name = former;
end
$$;

revoke execute on procedure sluice_rename_entity, sluice_rename_partitions from public;
