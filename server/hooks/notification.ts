import { isEmpty } from '../../domain/is-empty.ts';
import type { Words } from '../../domain/words.ts';
import { isNoticeType, noticeTypeOf } from '../../domain/notice-types.ts';
import { violation } from '../failure.ts';
import type { Change, Hooks, Reader, Work } from '../collections/hooks.ts';

const needs = ['users', 'roles'] as const;
type RuleChange = Change<'notification', (typeof needs)[number]>;

const messages = {
  typeOfOthers: { en: 'This event belongs to another group', ru: 'Это событие из другой группы' },
  nobody: { en: 'Select people or roles', ru: 'Выберите людей или роли' },
  otherChannel: { en: 'It is of another kind than the channel', ru: 'Он другого вида, чем канал' },
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

/** Rules name an event of their group, an available channel, and people unless it is a webhook. */
export const notificationHooks: Hooks<'notification', typeof needs> = {
  needs,
  holds: ['notificationChannelIntegration'],
  async validate(changes, work) {
    for (const change of changes) {
      if (change.call === 'status' || change.call === 'delete') continue;
      checkRule(change, work);
      await checkChannel(change, work);
    }
  },
};

/** A webhook needs a URL and a secret, a bot needs its token. */
export const notificationChannelHooks: Hooks<'notificationChannelIntegration'> = {
  validate(changes, { broken }) {
    for (const { before, values, path } of changes) {
      const { kind, url, secret, secretSetAt, botToken, botTokenSetAt } = { ...before, ...values };
      const isSet = (sent: unknown, since: unknown): boolean => !isEmpty(sent) || (sent !== null && !isEmpty(since));
      if (kind === 'webhook' && isEmpty(url)) broken.push(violation(`${path}.url`, 'required'));
      if (kind === 'webhook' && !isSet(secret, secretSetAt)) broken.push(violation(`${path}.secret`, 'required'));
      if (kind === 'telegram' && !isSet(botToken, botTokenSetAt))
        broken.push(violation(`${path}.botToken`, 'required'));
    }
  },
};
