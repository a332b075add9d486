-- Generated from the difference of two sets of definitions by `npm run codegen`.
-- It may be edited until it has run anywhere, and never after.
-- It is kept in both languages. What was said before was said in English alone.

alter table integrations alter column api_sync_pause_reason type jsonb
  using case when api_sync_pause_reason is not null
    then jsonb_build_object('en', api_sync_pause_reason, 'ru', api_sync_pause_reason) end;
