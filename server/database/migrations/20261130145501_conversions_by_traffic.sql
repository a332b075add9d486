-- What came of an offer's traffic since a moment is read by a replay.
-- Made while others use the table, so outside a transaction.

create index concurrently conversions_offer_traffic_index on conversions (tenant_id, offer_id, traffic_at);
