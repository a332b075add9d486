-- Generated from the difference of two sets of definitions by `npm run codegen`.
-- It may be edited until it has run anywhere, and never after.
-- campaigns.target_url is kept as retired_target_url.

alter table campaigns alter column target_url drop not null, alter column target_url drop default;
alter table campaigns rename column target_url to retired_target_url;

alter table settings_general add column track_domain text;
