-- What came in about a lead is written to the log after it was found whose it is, and that person may be forgotten
-- meanwhile. Of leads whose contact data are erased by now, nothing that was said is kept. The leads are held, by their
-- ids as by everybody, so that who erases them waits for the log and finds it; nobody else keeps this waiting.
create function sluice_log_of_erased() returns trigger language plpgsql as $$
declare
  named bigint[];
  erased bigint[];
begin
  select array_agg(distinct lead_id) into named from added where lead_id is not null;
  if named is null then
    return null;
  end if;
  select array_agg(id) filter (where erased_at is not null) into erased from (
    select id, erased_at from leads where id = any (named) order by id for key share
  ) as held;
  if erased is not null then
    update postback_logs as own
      set url = split_part(own.url, '?', 1), body = null, answer = null, ip = null, reason = null
      from added
      where added.lead_id = any (erased) and own.tenant_id = added.tenant_id and own.id = added.id
        and own.created_at = added.created_at;
  end if;
  return null;
end
$$;
grant execute on function sluice_log_of_erased to sluice_app;
create trigger forgotten after insert on postback_logs referencing new table as added
  for each statement execute function sluice_log_of_erased();
