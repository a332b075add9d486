-- Generated from the difference of two sets of definitions by `npm run codegen`.
-- It may be edited until it has run anywhere, and never after.
-- Made while others use the tables, so outside a transaction.

create index concurrently api_tokens_user_id_created_at_index on api_tokens (tenant_id, user_id, created_at, id);

create index concurrently campaigns_affiliate_id_created_at_index on campaigns (tenant_id, affiliate_id, created_at, id);
