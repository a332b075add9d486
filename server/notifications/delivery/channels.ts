import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { type SecretCipher, secretPlace } from '../../secrets/cipher.ts';
import { type Bot, telegramApi } from './telegram.ts';

export type OutsideChannel =
  | { kind: 'webhook'; hook: { url: string; secret: string } }
  | { kind: 'telegram'; bot: Bot };

const entity = 'notificationChannelIntegration';

/**
 * Reads a bot or a webhook with its secrets.
 * @returns undefined if it is not in use, is incomplete, or was encrypted with another secret
 */
export const readChannel = async (
  db: Kysely<Tables>,
  sealing: SecretCipher,
  tenantId: number,
  id: number,
): Promise<OutsideChannel | undefined> => {
  const row = await db
    .selectFrom('notification_channel_integrations')
    .select(['kind', 'url', 'secret', 'bot_token'])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!row) return undefined;
  const opened = (field: string, sealed: string | null) =>
    sealed === null ? undefined : sealing.open(secretPlace(tenantId, entity, field), sealed);
  if (row.kind === 'webhook') {
    const secret = opened('secret', row.secret);
    return row.url && secret ? { kind: 'webhook', hook: { url: row.url, secret } } : undefined;
  }
  const token = opened('botToken', row.bot_token);
  return token ? { kind: 'telegram', bot: { api: (row.url ?? telegramApi).replace(/\/+$/, ''), token } } : undefined;
};

/** Returns the chat in which a user reads a bot's messages; undefined if they have not linked it. */
export const chatOf = async (db: Kysely<Tables>, integration: number, user: number): Promise<number | undefined> => {
  const link = await db
    .selectFrom('telegram_link')
    .select('chat_id')
    .where('integration_id', '=', integration)
    .where('user_id', '=', user)
    .executeTakeFirst();
  return link?.chat_id;
};
