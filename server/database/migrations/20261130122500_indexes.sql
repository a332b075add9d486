-- Of some events a person is notified once an hour: of which they were is looked up for each.
-- Made while others use the tables, so outside a transaction.

create index concurrently notice_told on notice (tenant_id, user_id, type, created_at);

create index concurrently notice_delivery_told on notice_delivery (tenant_id, user_id, type, happened_at);
