-- Generated from the difference of two sets of definitions by `npm run codegen`.
-- It may be edited until it has run anywhere, and never after.

alter table postback_logs add column replay_of integer;

alter table postback_logs add column replayed_by_id bigint;
