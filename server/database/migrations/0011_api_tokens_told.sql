-- An API token that is deleted, by whatever call, is worth nothing at the next one, in all processes.
create trigger access_changed after delete on api_tokens
  for each row execute function sluice_access_changed('user_id');
