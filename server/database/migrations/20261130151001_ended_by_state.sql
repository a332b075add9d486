-- What waits and what was given up is counted, and what ended last is looked up, without reading all that was sent.
-- Made while others use the tables, so outside a transaction.

create index concurrently postback_outbox_state on postback_outbox (tenant_id, state, ended_at);

create index concurrently mail_outbox_state on mail_outbox (tenant_id, state, ended_at);

create index concurrently notice_delivery_state on notice_delivery (tenant_id, state, ended_at);
