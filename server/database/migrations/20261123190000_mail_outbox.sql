-- Mails that are to be sent, written in the transaction of what they tell. Processes that work behind the scenes send what
-- is due.

create table mail_outbox (
  tenant_id bigint not null default sluice_tenant(),
  id bigint generated always as identity,
  user_id bigint not null,
  address text not null,
  -- What it tells: a kind of notification, or a new password.
  kind text not null,
  -- The same in every attempt, so that the other side can tell that it has the mail.
  message_id uuid not null default gen_random_uuid(),
  -- Encrypted, as it may hold a link that opens an account; gone once the mail is over.
  letter text,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'given_up')),
  -- When the next attempt is due; of one that is under way, when its process is taken for dead.
  due_at timestamptz not null default now(),
  -- After that it is of no use to anybody.
  expires_at timestamptz not null,
  claim uuid,
  attempts integer not null default 0,
  problem text,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  check ((letter is null) = (state <> 'waiting'))
);
create index mail_outbox_due on mail_outbox (due_at) where state = 'waiting';
create index mail_outbox_user on mail_outbox (tenant_id, user_id);
create index mail_outbox_ended on mail_outbox (ended_at);
call sluice_protect('mail_outbox');
grant select, insert, update on mail_outbox to sluice_app;
