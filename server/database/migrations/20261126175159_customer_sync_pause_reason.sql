-- Generated from the difference of two sets of definitions by `npm run codegen`.
-- It may be edited until it has run anywhere, and never after.
-- Reasons are kept in both languages. Those of before were said in English alone.

alter table customer_syncs alter column pause_reason type jsonb
  using case when pause_reason is not null then jsonb_build_object('en', pause_reason, 'ru', pause_reason) end;

alter table customer_sync_round alter column problem type jsonb
  using case when problem is not null then jsonb_build_object('en', problem, 'ru', problem) end;
alter table integration_sync alter column problem type jsonb
  using case when problem is not null then jsonb_build_object('en', problem, 'ru', problem) end;
