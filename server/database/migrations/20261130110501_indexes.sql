-- Made while others use the tables, so outside a transaction.

create index concurrently fact_customer_index on fact (tenant_id, record_id) where kind = 'customer';
