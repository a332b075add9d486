-- Generated from the difference of two sets of definitions by `npm run codegen`.
-- It may be edited until it has run anywhere, and never after.

alter table lead_attempts add column advertiser_status_at timestamptz;
