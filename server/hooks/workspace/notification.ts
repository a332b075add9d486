import { sql } from 'kysely';
import { isEmpty } from '../../../domain/text/is-empty.ts';
import type { Words } from '../../../domain/text/words.ts';
import { isNoticeType, noticeTypeOf } from '../../../domain/notices/notice-types.ts';
import type { Caller } from '../../access/caller.ts';
import { forbidden } from '../../access/grants.ts';
import { hasPermission } from '../../access/permissions.ts';
import { Failure, violation } from '../../failure.ts';
import { recordAct } from '../../history/sql.ts';
import type { Change, Hooks, Reader, Work } from '../../collections/hooks.ts';

const needs = ['users', 'roles'] as const;
type RuleChange = Change<'notification', (typeof needs)[number]>;

const messages = {
  typeOfOthers: { en: 'This event belongs to another group', ru: 'Это событие из другой группы' },
  nobody: { en: 'Select people or roles', ru: 'Выберите людей или роли' },
  ruleOfOthers: {
    en: 'Only its author and administrators can change a rule for a webhook. Create one of your own',
    ru: 'Правило для вебхука меняют только его автор и администраторы. Создайте своё',
  },
  channelOfOthers: {
    en: 'Others are notified through this channel. Create one of your own',
    ru: 'Через этот канал получают уведомления другие. Создайте свой',
  },
  withoutWebhook: {
    en: 'Only rules for a webhook depend on their author',
    ru: 'От автора зависят только правила для вебхука',
  },
  otherChannel: { en: 'The kind does not match the channel', ru: 'Он другого вида, чем канал' },
} satisfies Record<string, Words>;

/** A rule for a bot or a webhook names a channel integration of that kind. */
const checkChannel = async ({ before, values, path }: RuleChange, { db, broken }: Work<Reader>): Promise<void> => {
  const { channel, notificationChannelIntegration: integration } = { ...before, ...values };
  if (integration == null) return;
  const found = await db
    .selectFrom('notification_channel_integrations')
    .select('kind')
    .where('id', '=', integration)
    .executeTakeFirst();
  if (found && (channel === 'telegram' || channel === 'webhook') && found.kind !== channel)
    broken.push({
      path: `${path}.notificationChannelIntegration`,
      type: 'otherChannel',
      message: messages.otherChannel,
    });
};

const checkRule = ({ before, values, path }: RuleChange, { broken }: Work<Reader>): void => {
  const { groupSlug, type, channel, users, roles, quietFrom, quietTo } = { ...before, ...values };
  if (typeof type === 'string' && isNoticeType(type) && noticeTypeOf(type).group !== groupSlug)
    broken.push({ path: `${path}.type`, type: 'typeOfOthers', message: messages.typeOfOthers });
  if (channel !== 'webhook' && isEmpty(users) && isEmpty(roles))
    broken.push({ path: `${path}.users`, type: 'nobody', message: messages.nobody });
  if (isEmpty(quietFrom) !== isEmpty(quietTo))
    broken.push(violation(`${path}.${isEmpty(quietFrom) ? 'quietFrom' : 'quietTo'}`, 'required'));
};

/**
 * A webhook is told what the author of its rule may see: if others could change the rule, they could have that sent to
 * a server of theirs.
 */
const mayRedirect = ({ call, before, values, path }: RuleChange, caller: Caller): void => {
  if (call !== 'edit' || before === null || before.createdBy === caller.userId || caller.roleType === 'admin') return;
  if (before.channel === 'webhook' || values.channel === 'webhook')
    throw forbidden(path, 'ofOthers', messages.ruleOfOthers);
};

/** Whether a rule is for a webhook and its author can't sign in, so that nothing is sent. */
const authorAwaySql = (row: string) => sql<boolean>`(${sql.ref(`${row}.channel`)} = 'webhook' and not exists (
  select from users join roles on roles.tenant_id = users.tenant_id and roles.id = users.role_id
  where users.tenant_id = ${sql.ref(`${row}.tenant_id`)} and users.id = ${sql.ref(`${row}.created_by_id`)}
    and users.status = 'active' and roles.status = 'active'
))`;

const takingOver = 'take_over';

/** Only a rule for a webhook depends on its author: it sends what they may see. */
const mayTakeOver = ({ before, path }: RuleChange, { caller, broken }: Work<Reader>): void => {
  if (!hasPermission(caller, 'notification.update')) throw new Failure('forbidden');
  if (before?.channel !== 'webhook') broken.push({ path, type: 'withoutWebhook', message: messages.withoutWebhook });
};

/** Rules name an event of their group, an available channel, and people unless it is a webhook. */
export const notificationHooks: Hooks<'notification', typeof needs> = {
  computed: { authorAway: authorAwaySql },
  needs,
  holds: ['notificationChannelIntegration'],
  async validate(changes, work) {
    for (const change of changes) {
      if (change.call === 'status' || change.call === 'delete') continue;
      if (change.call === takingOver) {
        mayTakeOver(change, work);
        continue;
      }
      mayRedirect(change, work.caller);
      checkRule(change, work);
      await checkChannel(change, work);
    }
  },
  async afterWrite(changes, work) {
    const { db, caller } = work;
    const taken = changes.flatMap(({ call, id }) => (call === takingOver && id !== undefined ? [id] : []));
    if (taken.length === 0) return;
    await db.updateTable('notifications').set({ created_by_id: caller.userId }).where('id', 'in', taken).execute();
    await recordAct(db, { entity: 'notification', table: 'notifications', ids: taken, action: takingOver }, work);
  },
};

type ChannelChange = Change<'notificationChannelIntegration'>;

/** Returns whether someone else made a rule for a channel, or linked a bot. */
const servesOthers = async (channel: number, { db, caller }: Work<Reader>): Promise<boolean> => {
  const { rows } = await sql`
    select where exists (
      select from notifications where notification_channel_integration_id = ${channel}
        and created_by_id is distinct from ${caller.userId}
    ) or exists (select from telegram_link where integration_id = ${channel} and user_id <> ${caller.userId})`.execute(
    db,
  );
  return rows.length > 0;
};

/**
 * Only administrators change where a channel leads that others are notified by. A bot's token is sent to its server, so
 * another server needs it to be given again.
 */
const checkAddress = async ({ before, values, path }: ChannelChange, work: Work<Reader>): Promise<void> => {
  if (before === null) return;
  const isMoved = values.url !== undefined && values.url !== before.url;
  const redirected = isMoved ? 'url' : isEmpty(values.botToken) ? undefined : 'botToken';
  if (redirected && work.caller.roleType !== 'admin' && (await servesOthers(before.id, work)))
    throw forbidden(`${path}.${redirected}`, 'ofOthers', messages.channelOfOthers);
  if (before.kind === 'telegram' && isMoved && !isEmpty(values.url) && isEmpty(values.botToken))
    work.broken.push(violation(`${path}.botToken`, 'required'));
};

const checkParts = ({ before, values, path }: ChannelChange, { broken }: Work<Reader>): void => {
  const { kind, url, secret, secretSetAt, botToken, botTokenSetAt } = { ...before, ...values };
  const isSet = (sent: unknown, since: unknown): boolean => !isEmpty(sent) || (sent !== null && !isEmpty(since));
  if (kind === 'webhook' && isEmpty(url)) broken.push(violation(`${path}.url`, 'required'));
  if (kind === 'webhook' && !isSet(secret, secretSetAt)) broken.push(violation(`${path}.secret`, 'required'));
  if (kind === 'telegram' && !isSet(botToken, botTokenSetAt)) broken.push(violation(`${path}.botToken`, 'required'));
};

/** A webhook needs a URL and a secret, a bot needs its token. */
export const notificationChannelHooks: Hooks<'notificationChannelIntegration'> = {
  computed: {
    problem: (row) => sql`(
      select bot.problem from telegram_bot as bot
      where bot.tenant_id = ${sql.ref(`${row}.tenant_id`)} and bot.integration_id = ${sql.ref(`${row}.id`)}
    )`,
  },
  async validate(changes, work) {
    for (const change of changes) {
      checkParts(change, work);
      await checkAddress(change, work);
    }
  },
};
