import type { ColumnType, Generated } from 'kysely';
import type { LimitUse } from '../../domain/distribution/limits.ts';
import type { PostbackEvent } from '../../domain/traffic/postback-events.ts';
import type { Language, Words } from '../../domain/text/words.ts';
import type { NoticeAbout } from '../../domain/notices/notice-types.ts';
import type { StoppableQueue } from './queue-stops.ts';

/** A `timestamptz`: read as integer seconds UTC, written as text (see `timestamp` in values.ts). */
type Timestamp = ColumnType<number, string, string>;

/** A `timestamptz` that defaults to a value set by the database. */
type DefaultedTimestamp = ColumnType<number, string | undefined, string>;

/** `jsonb`: read parsed, written as text. */
type Json<T> = ColumnType<T, string, string>;

type MailState = 'waiting' | 'sent' | 'given_up';
type DeliveryState = 'waiting' | 'delivered' | 'given_up' | 'withdrawn';
type OutboxState = 'waiting' | 'delivered' | 'given_up' | 'withdrawn';

export type JobState = 'queued' | 'running' | 'done' | 'cancelled' | 'interrupted';

/** What is done to each record of a job. */
export interface JobRequest {
  values?: Readonly<Record<string, unknown>>;
  add?: Readonly<Record<string, readonly number[]>>;
  remove?: Readonly<Record<string, readonly number[]>>;
}

/** A field's value before and after a change. */
type Change = [before: unknown, after: unknown];

interface TenantTable {
  id: Generated<number>;
  customer_id: string | null;
  object_storage_domain: string | null;
  trial_expire_at: Timestamp | null;
  frontend_version_at: DefaultedTimestamp;
  settings: ColumnType<Record<string, unknown>, string | undefined, string>;
}

interface TenantHostTable {
  host: string;
  tenant_id: number;
}

/** `tenant_id` defaults to the session's tenant. */
interface SessionTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  user_id: number;
  impersonator_id: number | null;
  family: string;
  token_hash: string;
  created_at: DefaultedTimestamp;
  expires_at: Timestamp;
  rotated_at: Timestamp | null;
  revoked_at: Timestamp | null;
  address: string | null;
  user_agent: string | null;
  began_at: DefaultedTimestamp;
  last_used_at: DefaultedTimestamp;
  origin_family: string | null;
  renewals: Generated<number>;
}

interface CredentialTable {
  tenant_id: Generated<number>;
  user_id: number;
  password_hash: string | null;
  totp_secret: string | null;
  totp_pending: string | null;
  totp_step: number | null;
  changed_at: DefaultedTimestamp;
}

interface RecoveryCodeTable {
  tenant_id: Generated<number>;
  user_id: number;
  code_hash: string;
  created_at: DefaultedTimestamp;
}

interface PasswordRecoveryTable {
  tenant_id: Generated<number>;
  token_hash: string;
  user_id: number;
  created_at: DefaultedTimestamp;
  expires_at: Timestamp;
}

interface NotificationSettingTable {
  tenant_id: Generated<number>;
  user_id: number;
  kind: string;
  email: boolean;
}

interface HistoryTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  entity: string;
  record_id: number;
  version: number;
  at: DefaultedTimestamp;
  user_id: number | null;
  impersonator_id: number | null;
  /** The scheduled change that made this change. */
  scheduled_change_id: number | null;
  action: string;
  request_id: string | null;
  changes: Json<Record<string, Change>>;
}

interface IdempotencyTable {
  tenant_id: Generated<number>;
  user_id: number;
  key: string;
  /** Null if nothing is compared. */
  request_hash: string | null;
  status: number | null;
  response: Json<unknown> | null;
  created_at: DefaultedTimestamp;
}

interface JobTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  user_id: number;
  impersonator_id: number | null;
  entity: string;
  call: string;
  request: Json<JobRequest>;
  state: ColumnType<JobState, JobState | undefined, JobState>;
  total: Generated<number>;
  done: Generated<number>;
  failed: Generated<number>;
  code: string | null;
  request_id: string;
  created_at: DefaultedTimestamp;
  ended_at: Timestamp | null;
  runner: string | null;
  alive_at: DefaultedTimestamp;
  undone: Generated<boolean>;
}

export type ExportState = 'queued' | 'running' | 'done' | 'cancelled' | 'failed';

interface ExportTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  user_id: number;
  impersonator_id: number | null;
  entity: string;
  query: Json<Readonly<Record<string, unknown>>>;
  format: 'csv' | 'xlsx';
  language: Language;
  contacts: boolean;
  state: ColumnType<ExportState, ExportState | undefined, ExportState>;
  total: number | null;
  rows: Generated<number>;
  bytes: number | null;
  code: string | null;
  file: Generated<string>;
  request_id: string;
  created_at: DefaultedTimestamp;
  ended_at: Timestamp | null;
  runner: string | null;
  alive_at: DefaultedTimestamp;
}

interface JobRecordTable {
  tenant_id: Generated<number>;
  job_id: number;
  record_id: number;
  sent: Json<Readonly<Record<string, unknown>>> | null;
  outcome: 'done' | 'failed' | null;
  before: Json<Readonly<Record<string, unknown>>> | null;
  code: string | null;
  field: string | null;
  message: Json<Words> | null;
}

interface HoldRoundTable {
  tenant_id: Generated<number>;
  hold_config_id: number;
  began_at: Timestamp;
}

interface LeadUnsettledTable {
  tenant_id: Generated<number>;
  attempt_id: number;
  limits: ColumnType<LimitUse[], string, string>;
}

/** Written by a trigger on leads; see the migration `accepted_leads`. */
interface LeadAcceptedTable {
  tenant_id: Generated<number>;
  lead_id: number;
  accepted_at: DefaultedTimestamp;
  due_at: DefaultedTimestamp;
}

/** Written only by a migration. */
interface ConversionFormerKeyTable {
  tenant_id: ColumnType<number, never, never>;
  key: ColumnType<string, never, never>;
  conversion_id: ColumnType<number, never, never>;
}

interface LeadFormerKeyTable {
  tenant_id: Generated<number>;
  lead_id: number;
  key: string | null;
}

interface LeadPushTable {
  tenant_id: Generated<number>;
  lead_id: number;
  lead_created_at: Timestamp;
  attempt_id: number | null;
  limits: ColumnType<LimitUse[], string | undefined, string>;
  expires_at: Timestamp;
  cause: Generated<'push' | 'person' | 'hold_queue' | 'import'>;
  user_id: number | null;
  impersonator_id: number | null;
  note: string | null;
}

/** Written by triggers on leads and conversions; see the migration `postback_outbox`. */
interface PostbackOutboxTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  postback_id: number;
  event_id: Generated<string>;
  event: PostbackEvent;
  cause: string;
  subject: string;
  affiliate_id: number;
  campaign_id: number;
  offer_id: number;
  conversion_id: number | null;
  lead_id: number | null;
  lead_created_at: Timestamp | null;
  click_id: string | null;
  country: string | null;
  facts: Json<{ payout?: string; currency?: number | null; goal?: number | null; grade?: number | null }>;
  happened_at: Timestamp;
  state: ColumnType<OutboxState, OutboxState | undefined, OutboxState>;
  due_at: DefaultedTimestamp;
  claim: string | null;
  attempts: Generated<number>;
  failing_since: Timestamp | null;
  last_failed_at: Timestamp | null;
  ended_at: Timestamp | null;
  answer_key: string | null;
}

/** See the migration `mail_outbox`. */
interface MailOutboxTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  user_id: number;
  address: string;
  kind: string;
  message_id: Generated<string>;
  message: string | null;
  state: ColumnType<MailState, MailState | undefined, MailState>;
  due_at: DefaultedTimestamp;
  expires_at: Timestamp;
  claim: string | null;
  attempts: Generated<number>;
  problem: Json<Words> | null;
  created_at: DefaultedTimestamp;
  ended_at: Timestamp | null;
}

/** An event that people are to be notified of; see the migration `notices`. */
interface NoticeEventTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  type: string;
  entity: string | null;
  record_id: number | null;
  params: Json<Readonly<Record<string, unknown>>>;
  about: Json<NoticeAbout>;
  user_ids: ColumnType<number[], readonly number[], readonly number[]>;
  by_id: number | null;
  once: string | null;
  due_at: DefaultedTimestamp;
  attempts: Generated<number>;
  problem: string | null;
  created_at: DefaultedTimestamp;
  done_at: Timestamp | null;
}

/** A notice to one person. */
interface NoticeTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  user_id: number;
  event_id: number;
  type: string;
  entity: string | null;
  record_id: number | null;
  params: Json<Readonly<Record<string, unknown>>>;
  created_at: Timestamp;
  read_at: Timestamp | null;
}

/** A message sent by a notification rule; see the migration `notice_deliveries`. */
interface NoticeDeliveryTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  event_id: number;
  notification_id: number;
  channel: 'email' | 'telegram' | 'webhook';
  integration_id: number | null;
  user_id: number;
  key: Generated<string>;
  is_digest: boolean;
  type: string;
  entity: string | null;
  record_id: number | null;
  params: Json<Readonly<Record<string, unknown>>>;
  about: Json<NoticeAbout>;
  happened_at: Timestamp;
  state: ColumnType<DeliveryState, DeliveryState | undefined, DeliveryState>;
  due_at: Timestamp;
  claim: string | null;
  attempts: Generated<number>;
  problem: Json<Words> | null;
  failing_since: Timestamp | null;
  created_at: DefaultedTimestamp;
  ended_at: Timestamp | null;
}

/** A period in which a queue was or is stopped; see the migration `queue_stops`. */
interface QueueStopTable {
  tenant_id: Generated<number>;
  id: Generated<number>;
  queue: StoppableQueue;
  stopped_at: DefaultedTimestamp;
  stopped_by_id: number;
  started_at: Timestamp | null;
  started_by_id: number | null;
}

interface TelegramLinkTable {
  tenant_id: Generated<number>;
  integration_id: number;
  user_id: number;
  chat_id: number;
  linked_at: DefaultedTimestamp;
}

interface TelegramBotTable {
  tenant_id: Generated<number>;
  integration_id: number;
  next_update: Generated<number>;
  due_at: DefaultedTimestamp;
  reads: string | null;
  problem: Json<Words> | null;
}

/** Read-only: triggers write it. `sum(rows)` is numeric to PostgreSQL; cast it to bigint to get a number. */
interface TotalsTable {
  tenant_id: ColumnType<number, never, never>;
  entity: ColumnType<string, never, never>;
  status: ColumnType<string | null, never, never>;
  rows: ColumnType<number, never, never>;
  changes: ColumnType<number, never, never>;
}

/** Tables that belong to no entity, as the hand-written migrations create them. */
export interface CoreTables {
  tenant: TenantTable;
  tenant_host: TenantHostTable;
  session: SessionTable;
  credential: CredentialTable;
  recovery_code: RecoveryCodeTable;
  password_recovery: PasswordRecoveryTable;
  notification_setting: NotificationSettingTable;
  history: HistoryTable;
  idempotency: IdempotencyTable;
  totals: TotalsTable;
  job: JobTable;
  export: ExportTable;
  job_record: JobRecordTable;
  lead_push: LeadPushTable;
  postback_outbox: PostbackOutboxTable;
  mail_outbox: MailOutboxTable;
  notice_event: NoticeEventTable;
  notice: NoticeTable;
  notice_delivery: NoticeDeliveryTable;
  queue_stop: QueueStopTable;
  telegram_link: TelegramLinkTable;
  telegram_bot: TelegramBotTable;
  lead_unsettled: LeadUnsettledTable;
  lead_accepted: LeadAcceptedTable;
  lead_former_key: LeadFormerKeyTable;
  conversion_former_key: ConversionFormerKeyTable;
  hold_round: HoldRoundTable;
}
