-- Generated from the difference of two sets of definitions by `npm run codegen`.
-- It may be edited until it has run anywhere, and never after.

alter table postback_logs add column event text;

alter table postback_logs add column event_id text;

alter table postback_logs add column attempt integer;

alter table postback_logs add column failure text;

alter table postback_logs add column compared text;

alter table postback_logs add column next_attempt_at timestamptz;
