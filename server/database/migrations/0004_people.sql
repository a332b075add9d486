-- How people come in and prove who they are: registration, recovery of passwords, two-factor sign-in, sessions that
-- their owners can tell apart, impersonation, and what they are written about.

-- ── Networks: who may register ──────────────────────────────────────────────────────────────────────────────────

-- Under `moderated` registration the traffic of a newcomer is blocked until somebody has looked at him. Without a role
-- named, newcomers get the oldest active one of affiliates.
alter table tenant
  add column registration text not null default 'moderated' check (registration in ('open', 'moderated', 'closed')),
  add column registration_role_id bigint,
  add column version integer not null default 1;

-- ── Sessions ────────────────────────────────────────────────────────────────────────────────────────────────────

-- One row is still one refresh token. `began_at` is the session's own beginning and goes with it from row to row;
-- `origin_family` is the session that an impersonating one was started from, and ends with.
alter table session
  add column began_at timestamptz not null default now(),
  add column last_used_at timestamptz not null default now(),
  add column origin_family uuid;
update session set began_at = first.at, last_used_at = session.created_at
from (select tenant_id, family, min(created_at) as at from session group by tenant_id, family) as first
where first.tenant_id = session.tenant_id and first.family = session.family;
create index on session (tenant_id, origin_family) where origin_family is not null;
create index on session (expires_at);

-- ── Two-factor sign-in ──────────────────────────────────────────────────────────────────────────────────────────

-- Secrets are encrypted by a key of the installation. `totp_pending` is one that its owner has not confirmed yet;
-- `totp_step` is the last step whose code was used, as none is good twice.
alter table credential
  add column totp_pending text,
  add column totp_step bigint;

-- What signs somebody in who has lost his device; each is deleted when it is used. Hashed by a key of the installation.
create table recovery_code (
  tenant_id bigint not null default sluice_tenant() references tenant on delete cascade,
  user_id bigint not null,
  code_hash text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, user_id, code_hash)
);
call sluice_protect('recovery_code');

-- ── Recovery of passwords ───────────────────────────────────────────────────────────────────────────────────────

-- Links that were mailed, by the hash of what stands in them; all of a user's are deleted when one is used.
create table password_recovery (
  tenant_id bigint not null default sluice_tenant() references tenant on delete cascade,
  token_hash text not null,
  user_id bigint not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant_id, token_hash)
);
create index on password_recovery (tenant_id, user_id);
create index on password_recovery (expires_at);
call sluice_protect('password_recovery');

-- ── Notifications ───────────────────────────────────────────────────────────────────────────────────────────────

-- What somebody decided about a kind of notification; a kind without a row is as its default says.
create table notification_setting (
  tenant_id bigint not null default sluice_tenant() references tenant on delete cascade,
  user_id bigint not null,
  kind text not null,
  email boolean not null,
  primary key (tenant_id, user_id, kind)
);
call sluice_protect('notification_setting');
