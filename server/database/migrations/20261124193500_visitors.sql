-- The clicks of a visitor after the first one, which few are: they are looked for when something is reported of the visitor.
create index clicks_visitor on clicks (tenant_id, visitor, created_at) where visitor is not null;
