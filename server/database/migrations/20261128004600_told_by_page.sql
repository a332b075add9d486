-- What a round was told is noted with the page that tells it, so that a page that is read once more takes its own word back.
-- Rounds begin at the first page, which takes everything back. What rounds under way have noted is forgotten.
truncate customer_sync_told;
alter table customer_sync_told
  drop constraint customer_sync_told_pkey,
  drop column round_at,
  add column page integer not null,
  add primary key (tenant_id, customer_sync_id, page, told_key);
create index on customer_sync_told (tenant_id, customer_sync_id, told_key);
