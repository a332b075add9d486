import { type Selectable, sql, type Transaction } from 'kysely';
import type { Words } from '../../domain/text/words.ts';
import type { Tables } from '../database/tables.ts';
import { notify } from '../notify/notify.ts';
import type { Rule } from './rules.ts';

/** Notifies administrators, once for each author, that rules for a webhook notify nobody because their author is gone. */
export const raiseSilence = async (
  db: Transaction<Tables>,
  { id: author, rules }: { id: number; rules: readonly Rule[] },
): Promise<void> => {
  for (const rule of rules) {
    const { description } = await db
      .selectFrom('notifications')
      .select('description')
      .where('id', '=', rule.id)
      .executeTakeFirstOrThrow();
    await notify(db, {
      type: 'notification.silent',
      record: { entity: 'notification', id: rule.id },
      params: { title: description },
      once: `${rule.id} ${author}`,
    });
  }
};

/**
 * Notifies administrators that all attempts to deliver to a webhook, or to a person through a bot, have failed: once,
 * until something is delivered again.
 */
export const tellOfFailing = async (
  db: Transaction<Tables>,
  {
    channel,
    integration_id: integration,
    user_id: user,
  }: Pick<Selectable<Tables['notice_delivery']>, 'channel' | 'integration_id' | 'user_id'>,
  problem: Words,
): Promise<void> => {
  if (integration === null) return;
  // Webhooks are called for the author of a rule; to a bot, each person has a chat of their own.
  const ofPerson = channel === 'telegram' ? sql`and delivery.user_id = ${user}` : sql``;
  const { rows } = await sql<{ title: string; person: string; last: string | null }>`
    select integration.title, concat_ws(' ', users.first_name, users.last_name) as person, (
      select extract(epoch from max(delivery.ended_at))::bigint::text from notice_delivery as delivery
      where delivery.integration_id = integration.id and delivery.state = 'delivered' ${ofPerson}
    ) as last
    from notification_channel_integrations as integration join users on users.id = ${user} where integration.id = ${integration}`.execute(
    db,
  );
  const [found] = rows;
  if (!found) return;
  await notify(db, {
    type: 'channel.failing',
    record: { entity: 'notificationChannelIntegration', id: integration },
    params: {
      title: channel === 'telegram' ? `${found.title}, ${found.person}` : found.title,
      problemEn: problem.en,
      problemRu: problem.ru,
    },
    once: [integration, channel === 'telegram' ? user : undefined, found.last].filter((part) => part != null).join(' '),
  });
};
