-- Generated from the difference of two sets of definitions by `npm run codegen`.
-- It may be edited until it has run anywhere, and never after.

alter table clicks add column visitor text;

alter table conversions add column attribution text;

alter table settings_general add column late_conversions text not null default 'pay';
