-- A synchronisation finds leads by the ids that their advertisers gave them.
create index concurrently lead_attempts_advertiser_lead_id_index on lead_attempts (tenant_id, integration_id, advertiser_lead_id);
