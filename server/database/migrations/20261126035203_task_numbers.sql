-- Numbers of tasks without gaps, for each network: who makes a task holds the last one until the task is there, and gives
-- it back where it does not come to that. Tasks are archived, never deleted.
create table task_number (
  tenant_id bigint primary key,
  last integer not null
);
call sluice_protect('task_number');
revoke insert, update, delete on task_number from sluice_app;

create function sluice_number_task() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into task_number as own (tenant_id, last) values (new.tenant_id, 1)
  on conflict (tenant_id) do update set last = own.last + 1
  returning last into new.number;
  new.full_id = 'T-' || new.number;
  return new;
end
$$;

create trigger numbered before insert on tasks for each row execute function sluice_number_task();
create unique index tasks_number_once on tasks (tenant_id, number);
revoke delete on tasks from sluice_app;
