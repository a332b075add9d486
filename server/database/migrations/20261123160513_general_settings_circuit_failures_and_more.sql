-- Generated from the difference of two sets of definitions by `npm run codegen`.
-- It may be edited until it has run anywhere, and never after.

alter table settings_general add column circuit_failures integer default 5;

alter table settings_general add column circuit_refusals integer default 30;

alter table settings_general add column circuit_drop integer default 80;

alter table settings_general add column circuit_pause integer not null default 60;

alter table integrations add column circuit text not null default 'closed';

alter table integrations add column circuit_reason text;

alter table integrations add column circuit_since timestamptz;

alter table integrations add column circuit_try_at timestamptz;
