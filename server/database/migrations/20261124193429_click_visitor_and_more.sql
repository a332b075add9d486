-- Generated from the difference of two sets of definitions by `npm run codegen`.
-- It may be edited until it has run anywhere, and never after.

drop index api_tokens_token_hash_unique;

alter table clicks add column visitor text;

drop index conversions_transaction_key_unique;

drop index conversions_goal_key_unique;

alter table conversions add column attribution text;

drop index creatives_file_key_unique;

drop index customers_customer_key_unique;

alter table settings_general add column late_conversions text not null default 'pay';
