-- Where visitors go that nobody takes decides as well: all processes are told.
create trigger traffic_changed after insert or delete or truncate or update of trafficback_url on settings_general
  for each statement execute function sluice_traffic_changed();
