-- Since when a chore has failed without a success in between: a single failure after a long break is no incident.

alter table chore_run add column failing_since timestamptz;
