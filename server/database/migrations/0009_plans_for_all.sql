-- One plan of a statement serves all tenants, so that a connection can go from one to the next and keep its plans.
--
-- The policies ask for the tenant by a sub-select, which is worked out once a statement and which the planner can't look
-- into: it no longer plans for the tenant of the moment. What it takes for the share of an unknown tenant is that of the
-- largest, since each table claims to know one tenant alone (`n_distinct`; the share of the most frequent one bounds
-- it): a plan for many records is a little slow for few, one for few is far too slow for many.

create or replace procedure sluice_protect(protected regclass, tenant_column name default 'tenant_id')
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security, force row level security', protected);
  execute format('create policy tenant on %s to sluice_app using (%I = (select sluice_tenant()))', protected, tenant_column);
  execute format('create policy owner on %s to %I using (true)', protected, current_user);
  if tenant_column = 'tenant_id' then
    execute format('alter table %s alter column tenant_id set (n_distinct = 1)', protected);
  end if;
end
$$;

do $$
declare
  protected regclass;
  tenant_column name;
begin
  for protected, tenant_column in
    select polrelid, case polrelid when 'tenant'::regclass then 'id' else 'tenant_id' end from pg_policy where polname = 'tenant'
  loop
    execute format('alter policy tenant on %s using (%I = (select sluice_tenant()))', protected, tenant_column);
    continue when tenant_column <> 'tenant_id';
    execute format('alter table %s alter column tenant_id set (n_distinct = 1)', protected);
    -- What is claimed counts from the next time that the table is looked at.
    if exists (select from pg_class where oid = protected and reltuples > 0) then
      execute format('analyze %s', protected);
    end if;
  end loop;
end
$$;
