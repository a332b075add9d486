-- Processes hear whose jobs and exports go on, to tell those people at once: `<tenant> <user> <kind> <id>`.

create function sluice_news() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_notify('sluice_news', concat_ws(' ', new.tenant_id, new.user_id, tg_argv[0], new.id));
  return null;
end
$$;

create trigger news after insert or update on job for each row execute function sluice_news('job');
create trigger news after insert or update on export for each row execute function sluice_news('export');
