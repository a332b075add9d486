-- The scheduled change that a change of a record was.
alter table history add column scheduled_change_id bigint;
