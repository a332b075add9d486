-- What lets the counter of a cap be compared with the events that count in it.

-- The limits that an accepted attempt counts in, as rows of JSON; null if it was made before they were recorded, or counts
-- in none.
alter table lead_attempts add column limits jsonb;

-- When the counter was last reset: events of before don’t count in it.
alter table limit_counters add column restarted_at timestamptz;
