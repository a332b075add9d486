-- What is sent is found by person and channel first, so that what waits behind a failing one is never read.
-- Made while others use the tables, so outside a transaction.

create index concurrently notice_delivery_ready on notice_delivery
  (tenant_id, user_id, channel, (coalesce(integration_id, 0)), due_at) where state = 'waiting';

create index concurrently notice_delivery_order on notice_delivery
  (tenant_id, user_id, channel, (coalesce(integration_id, 0)), id) where state = 'waiting';
