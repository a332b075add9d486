-- Generated from the difference of two sets of definitions by `npm run codegen`.
-- It may be edited until it has run anywhere, and never after.

alter table verticals add column distribution_method text not null default 'priority';

alter table verticals add column duplicate_window integer not null default 30;

alter table verticals add column duplicate_by text not null default 'both';

alter table verticals add column duplicate_scope text not null default 'offer';
