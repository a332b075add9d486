-- Leads whose contact data are to be erased are found among those that still have them.
-- Made while others use the table, so outside a transaction.

create index concurrently leads_not_erased on leads (tenant_id, created_at, id) where erased_at is null;
