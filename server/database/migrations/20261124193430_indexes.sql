-- Generated from the difference of two sets of definitions by `npm run codegen`.
-- It may be edited until it has run anywhere, and never after.
-- Made while others use the tables, so outside a transaction.

create unique index concurrently api_tokens_token_hash_unique on api_tokens (tenant_id, token_hash);

create unique index concurrently conversions_transaction_key_unique on conversions (tenant_id, transaction_key);

create unique index concurrently conversions_goal_key_unique on conversions (tenant_id, goal_key);

create unique index concurrently creatives_file_key_unique on creatives (file_key);

create unique index concurrently customers_customer_key_unique on customers (tenant_id, customer_key);
