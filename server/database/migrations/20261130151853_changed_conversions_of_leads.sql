-- Affiliates' programs ask what has changed of their leads since they last did.
create index concurrently conversions_affiliate_id_updated_at_index on conversions (tenant_id, affiliate_id, updated_at)
  where lead_id is not null;
