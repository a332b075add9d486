-- Generated from the difference of two sets of definitions by `npm run codegen`.
-- It may be edited until it has run anywhere, and never after.
-- Reasons are kept in both languages. Those of before were said in English alone.

alter table postback_logs rename column reason to english_reason;

alter table postback_logs add column reason jsonb;
update postback_logs set reason = jsonb_build_object('en', english_reason, 'ru', english_reason)
where english_reason is not null;

alter table postback_logs drop column english_reason;
