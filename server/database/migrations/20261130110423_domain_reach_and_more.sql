-- Generated from the difference of two sets of definitions by `npm run codegen`.
-- It may be edited until it has run anywhere, and never after.

alter table domains add column reach text;

alter table domains add column reach_problem text;

alter table domains add column reach_found text;

alter table domains add column certificate text;

alter table domains add column certificate_expires_at timestamptz;

alter table domains add column misses integer not null default 0;
