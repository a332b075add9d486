-- What is used of limits is read from their current windows; those that are over stay for two months and more.
create index concurrently limit_counters_window on limit_counters (tenant_id, ends_at);

-- What is due is looked for postback by postback, so that the backlog of one costs the others nothing.
create index concurrently postback_outbox_next on postback_outbox (tenant_id, postback_id, due_at) where state = 'waiting';
