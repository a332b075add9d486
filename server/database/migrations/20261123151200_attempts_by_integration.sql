-- The monitor looks at the latest attempts of an integration, however old their leads are.
create index concurrently lead_attempts_started_at_index on lead_attempts (tenant_id, integration_id, started_at);
