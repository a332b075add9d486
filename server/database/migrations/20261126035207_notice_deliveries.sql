-- What rules of notifications have sent by email, Telegram or a web hook. Written with the notice, in one transaction.
-- Processes that work behind the scenes send what is due.

create table notice_delivery (
  tenant_id bigint not null default sluice_tenant() references tenant on delete cascade,
  id bigint generated always as identity,
  event_id bigint not null,
  -- The rule that asks for it.
  notification_id bigint not null,
  channel text not null check (channel in ('email', 'telegram', 'webhook')),
  -- The bot or the web hook.
  integration_id bigint,
  -- Who is told; of a web hook, the author of the rule, who must be allowed to see it.
  user_id bigint not null,
  -- The same in every attempt, so that the other side can tell that it has it.
  key uuid not null default gen_random_uuid(),
  -- Those of a digest that are due at the same moment are told together.
  is_digest boolean not null default false,
  type text not null,
  entity text,
  record_id bigint,
  params jsonb not null,
  about jsonb not null,
  happened_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'given_up', 'withdrawn')),
  -- When the next attempt is due; of one that is under way, when its process is taken for dead.
  due_at timestamptz not null,
  claim uuid,
  attempts integer not null default 0,
  problem text,
  failing_since timestamptz,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  -- However many rules ask for it, it is told once by a channel.
  constraint notice_delivered_once unique nulls not distinct (tenant_id, event_id, channel, integration_id, user_id)
);
create index notice_delivery_due on notice_delivery (due_at) where state = 'waiting';
create index notice_delivery_waiting on notice_delivery (tenant_id, user_id, channel, id) where state = 'waiting';
create index notice_delivery_user on notice_delivery (tenant_id, user_id);
create index notice_delivery_ended on notice_delivery (ended_at);
call sluice_protect('notice_delivery');
revoke delete on notice_delivery from sluice_app;

-- Who reads their notices in Telegram: told the bot their key.
create table telegram_link (
  tenant_id bigint not null default sluice_tenant() references tenant on delete cascade,
  integration_id bigint not null,
  user_id bigint not null,
  chat_id bigint not null,
  linked_at timestamptz not null default now(),
  primary key (tenant_id, integration_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index telegram_link_user on telegram_link (tenant_id, user_id);
call sluice_protect('telegram_link');

-- How far what people write to a bot was read.
create table telegram_bot (
  tenant_id bigint not null default sluice_tenant() references tenant on delete cascade,
  integration_id bigint not null,
  next_update bigint not null default 0,
  due_at timestamptz not null default now(),
  primary key (tenant_id, integration_id)
);
call sluice_protect('telegram_bot');
