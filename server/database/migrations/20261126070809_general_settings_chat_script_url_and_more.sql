-- Generated from the difference of two sets of definitions by `npm run codegen`.
-- It may be edited until it has run anywhere, and never after.

alter table settings_general add column chat_script_url text;

alter table settings_general add column chat_id text;
