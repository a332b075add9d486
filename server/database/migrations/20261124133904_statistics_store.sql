-- How far stores of statistics have got in copying facts. A store is known by its generation, which it holds itself: one
-- that is made anew has another. Facts up to the position `copied` are in it; those up to `pending` may be, as a batch is
-- written down before it is sent, so that it can be sent again as it was.
create table statistics_store (
  generation uuid primary key,
  made_at timestamptz not null default now(),
  copied_transaction xid8 not null default '0',
  copied_id bigint not null default 0,
  copied_rows bigint not null default 0,
  copied_at timestamptz,
  pending_transaction xid8,
  pending_id bigint,
  pending_rows bigint,
  -- How many facts there were when it was made; it is whole once it has as many.
  whole_rows bigint not null,
  is_whole boolean not null default false,
  -- The process that copies now, or who keeps all from copying, and until when.
  holder uuid,
  held_until timestamptz
);
revoke all on statistics_store from sluice_app;

-- In whose days a store has rolled up the facts of a network.
create table statistics_zone (
  generation uuid not null references statistics_store on delete cascade,
  tenant_id bigint not null,
  zone text not null,
  primary key (generation, tenant_id)
);
revoke all on statistics_zone from sluice_app;
