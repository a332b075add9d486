-- When somebody asked for a round. It stands with the round, so that asking and beginning wait for each other; who begins
-- takes along what was asked for before.
alter table integration_sync add column asked_at timestamptz;
alter table customer_sync_round add column asked_at timestamptz;
