import { sql } from 'kysely';
import type { Words } from '../../../domain/text/words.ts';
import { isNoticeType, noticeTypeOf, noticeTypes } from '../../../domain/notices/notice-types.ts';
import { type Caller, isStaff } from '../../access/caller.ts';
import { collectionNamed, type Model } from '../../collections/model.ts';
import { readRecord } from '../../collections/read.ts';
import type { Database } from '../../database/connection.ts';
import { Failure } from '../../failure.ts';
import type { Call, Handlers } from '../../http/call.ts';
import type { Outbound } from '../../outbound/client.ts';
import type { SecretCipher } from '../../secrets/cipher.ts';
import { chatOf, type OutsideChannel, readChannel } from './channels.ts';
import { checkTelegram, sendTelegram } from './telegram.ts';
import { type Attempt, postHook } from './webhook.ts';

interface Dependencies {
  database: Database;
  model: Model;
  sealing: SecretCipher;
  outbound: Outbound;
  /** Counts an outgoing request; throws the failure `tooMany`. */
  mayTest(caller: Caller, address: string): Promise<unknown>;
}

interface Tested {
  notificationChannelIntegrationId: number;
}

const testText: Words = {
  en: 'This is a test. Notifications will look like it.',
  ru: 'Это проверка. Так будут выглядеть уведомления.',
};
const notReady: Words = {
  en: 'It is inactive, or lacks its address or secret',
  ru: 'Он неактивен либо не хватает ссылки или секрета',
};
const notLinked: Words = {
  en: 'Link the bot in your profile first',
  ru: 'Сначала привяжите бота в своём профиле',
};

const refused = (type: string, message: Words): Failure =>
  new Failure('refused', { details: [{ type, path: 'notificationChannelIntegrationId', message }] });

/** SQL for whether an active rule notifies someone by the bot `own`, by name or by their role. */
const usedFor = ({ userId }: Caller) => sql<boolean>`exists (
  select from notifications as rule where rule.status = 'active' and rule.notification_channel_integration_id = integration.id and (
    exists (select from notifications_users as named where named.owner_id = rule.id and named.target_id = ${userId})
    or exists (
      select from notifications_roles as held join users on users.role_id = held.target_id
      where held.owner_id = rule.id and users.id = ${userId}
    )))`;

/** Handlers of deliveries by notification rules: their log, tests of channels, and the caller’s own links to bots. */
export const createDeliveryHandlers = ({ database, model, sealing, outbound, mayTest }: Dependencies): Handlers => {
  const tried = (channel: OutsideChannel, chat: number | undefined, text: string): Promise<Attempt> => {
    if (channel.kind === 'webhook') return postHook(outbound, channel.hook, []);
    return chat === undefined ? checkTelegram(outbound, channel.bot) : sendTelegram(outbound, channel.bot, chat, text);
  };

  return {
    async listNotificationDeliveries({
      caller,
      language,
      query: { limit = 25, offset = 0 },
    }: Call<unknown, { limit?: number; offset?: number }>) {
      return database.tenant(caller.tenantId).read(async (db) => {
        const all = db.selectFrom('notice_delivery as delivery');
        const rows = await all
          .innerJoin('users', 'users.id', 'delivery.user_id')
          .leftJoin('notification_channel_integrations as integration', 'integration.id', 'delivery.integration_id')
          .leftJoin('notifications as rule', 'rule.id', 'delivery.notification_id')
          .select([
            'delivery.id',
            'delivery.notification_id',
            'delivery.channel',
            'delivery.type',
            'delivery.params',
            'delivery.state',
          ])
          .select([
            'delivery.attempts',
            'delivery.problem',
            'delivery.happened_at',
            'delivery.due_at',
            'delivery.ended_at',
            'delivery.user_id',
          ])
          .select([
            'users.first_name',
            'users.last_name',
            'integration.title as channelTitle',
            'delivery.is_digest',
            'rule.description as notificationTitle',
          ])
          .orderBy('delivery.id', 'desc')
          .limit(limit)
          .offset(offset)
          .execute();
        const { count } = await all.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
        const items = rows.flatMap(({ type, ...row }) =>
          isNoticeType(type)
            ? [
                {
                  id: row.id,
                  notification: row.notification_id,
                  notificationTitle: row.notificationTitle,
                  channel: row.channel,
                  channelTitle: row.channelTitle,
                  groupSlug: noticeTypeOf(type).group,
                  type,
                  about: noticeTypes[type][language],
                  user: { id: row.user_id, name: [row.first_name, row.last_name].filter(Boolean).join(' ') },
                  isDigest: row.is_digest,
                  state: row.state,
                  attempts: row.attempts,
                  problem: row.problem?.[language] ?? null,
                  happenedAt: row.happened_at,
                  dueAt: row.state === 'waiting' ? row.due_at : null,
                  endedAt: row.ended_at,
                },
              ]
            : [],
        );
        return { data: { items, meta: { totalCount: count } } };
      });
    },

    async testNotificationChannel({ caller, body, request, language }: Call<unknown, unknown, Tested>) {
      const { notificationChannelIntegrationId: id } = body;
      const { tenantId, userId } = caller;
      const collection = collectionNamed(model, 'notificationChannelIntegration');
      const { channel, chat } = await database.tenant(tenantId).read(async (db) => {
        await readRecord(db, model, collection, { id, query: { fields: ['id'] }, caller });
        return { channel: await readChannel(db, sealing, tenantId, id), chat: await chatOf(db, id, userId) };
      });
      if (!channel) throw refused('notReady', notReady);
      await mayTest(caller, request.ip);
      const { delivered, status, problem, took } = await tried(channel, chat, testText[language]);
      // A bot that works can't write to someone who hasn't linked it.
      if (delivered && channel.kind === 'telegram' && chat === undefined) throw refused('notLinked', notLinked);
      return { data: { delivered, status, problem: problem?.[language] ?? null, took } };
    },

    async listOwnTelegram({ caller }) {
      const items = await database.tenant(caller.tenantId).read((db) =>
        db
          .selectFrom('notification_channel_integrations as integration')
          .leftJoin('telegram_link as link', (join) =>
            join.onRef('link.integration_id', '=', 'integration.id').on('link.user_id', '=', caller.userId),
          )
          .select([
            'integration.id',
            'integration.title',
            'integration.bot_name as botName',
            'link.linked_at as linkedAt',
          ])
          .where('integration.kind', '=', 'telegram')
          .where('integration.status', '=', 'active')
          .$if(!isStaff(caller), (query) =>
            query.where(({ or }) => or([sql<boolean>`link.user_id is not null`, usedFor(caller)])),
          )
          .orderBy('integration.title')
          .execute(),
      );
      // What staff call a bot among themselves is not for affiliates.
      const titleFor = ({ title, botName }: (typeof items)[number]): string =>
        isStaff(caller) || botName === null ? title : `@${botName}`;
      return { data: { items: items.map((one) => ({ ...one, title: titleFor(one) })) } };
    },

    async unlinkTelegram({ caller }) {
      const { numDeletedRows } = await database
        .tenant(caller.tenantId)
        .write((db) => db.deleteFrom('telegram_link').where('user_id', '=', caller.userId).executeTakeFirst());
      return { data: { count: Number(numDeletedRows) } };
    },
  };
};
