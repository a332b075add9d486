-- Since when a schedule has its frequency: it makes nothing for days before.
alter table invoice_schedules add column frequency_changed_at timestamptz;

create function sluice_frequency_changed() returns trigger language plpgsql as $$
begin
  new.frequency_changed_at := now();
  return new;
end
$$;
create trigger frequency_changed before update on invoice_schedules for each row
  when (old.frequency is distinct from new.frequency)
  execute function sluice_frequency_changed();
