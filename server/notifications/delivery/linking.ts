import { sql } from 'kysely';
import { cutWords, fill, type Language, languages, type Words } from '../../../domain/text/words.ts';
import type { Database } from '../../database/connection.ts';
import type { Outbound } from '../../outbound/client.ts';
import { createWorkers, type Worker } from '../../polling.ts';
import type { SecretCipher } from '../../secrets/cipher.ts';
import { readChannel } from './channels.ts';
import { type Bot, botNumber, readTelegram, sendTelegram, type BotMessage } from './telegram.ts';

interface Dependencies {
  database: Database;
  sealing: SecretCipher;
  outbound: Outbound;
  report(error: unknown): void;
}

interface Due {
  tenantId: number;
  id: number;
  from: number;
  /** The bot that `from` is about, as `readsOf` names it; null before the first poll. */
  reads: string | null;
}

/** Names a bot by the server it is read from and its number. */
const readsOf = (bot: Bot): string => `${bot.api} ${botNumber(bot)}`;

/** Milliseconds between two checks. */
const pollInterval = 1000;
/** Seconds between two polls of one bot, and after which a polling process is presumed dead. */
const askEvery = 3;
const lease = 60;
/** Bots polled concurrently by a process. */
const maxAtOnce = 20;
/** Messages read in one poll, as many as Telegram sends; bot API servers of others may send more. */
const maxMessages = 100;
const maxProblem = 500;
/** Milliseconds for the messages of one poll, well below `silence`: each may take as long as a request may. */
const longestPoll = 30_000;

const answers = {
  linked: {
    en: 'Linked. You will get your network’s notifications here.',
    ru: 'Готово. Здесь вы будете получать уведомления по правилам вашей сети.',
  },
  unknown: {
    en: 'Send {0} and the bot key from your profile.',
    ru: 'Отправьте {0} и ключ бота из вашего профиля.',
  },
} satisfies Record<string, Words>;

const keyIn = (text: string): string | undefined => /^(?:\/start\s+)?([\w-]{16,})$/.exec(text.trim())?.[1];

/** Claims bots of all networks that have not been polled for a while, at most `room` of them. */
const claimBots = (database: Database, room: number): Promise<Due[]> =>
  database.owner(async (db) => {
    await sql`
      insert into telegram_bot (tenant_id, integration_id)
      select tenant_id, id from notification_channel_integrations where kind = 'telegram' and status = 'active'
      on conflict do nothing`.execute(db);
    const { rows } = await sql<Due>`
      with mine as (
        select bot.tenant_id, bot.integration_id from telegram_bot as bot
        where bot.due_at <= now() and exists (
          select from notification_channel_integrations as integration
          where integration.tenant_id = bot.tenant_id and integration.id = bot.integration_id and integration.status = 'active'
        )
        limit ${room} for update of bot skip locked
      )
      update telegram_bot as bot set due_at = now() + make_interval(secs => ${lease}) from mine
      where bot.tenant_id = mine.tenant_id and bot.integration_id = mine.integration_id
      returning bot.tenant_id as "tenantId", bot.integration_id as id, bot.next_update as "from", bot.reads`.execute(
      db,
    );
    return rows;
  });

/** Reads messages to bots, and links the users who send their key. */
export const createTelegramLinking = ({ database, sealing, outbound, report }: Dependencies): Worker => {
  /** Links the user whose key was sent; returns the language in which to confirm it. */
  const link = ({ tenantId, id }: Due, { chat, text, update }: BotMessage): Promise<Language | undefined> =>
    database.tenant(tenantId, 'notices').write(async (db) => {
      await db
        .updateTable('telegram_bot')
        .set({ next_update: update + 1 })
        .where('integration_id', '=', id)
        .execute();
      const key = keyIn(text);
      if (key === undefined || chat === null) return undefined;
      const person = await db
        .selectFrom('users')
        .select(['id', 'language'])
        .where('bot_key', '=', key)
        .where('status', '=', 'active')
        .executeTakeFirst();
      if (!person) return undefined;
      await db
        .insertInto('telegram_link')
        .values({ integration_id: id, user_id: person.id, chat_id: chat })
        .onConflict((conflict) =>
          conflict
            .columns(['tenant_id', 'integration_id', 'user_id'])
            .doUpdateSet({ chat_id: chat, linked_at: sql`now()` }),
        )
        .execute();
      return languages.find((language) => language === person.language) ?? 'en';
    });

  /**
   * Begins anew where another bot, or the same at another server, was read before: its messages have other numbers. A bot
   * can't write to people who linked another one.
   */
  const begin = async (due: Due, bot: Bot): Promise<Due> => {
    const reads = readsOf(bot);
    if (due.reads === reads) return due;
    return database.tenant(due.tenantId, 'notices').write(async (db) => {
      const from = due.reads === null ? due.from : 0;
      await db
        .updateTable('telegram_bot')
        .set({ reads, next_update: from })
        .where('integration_id', '=', due.id)
        .execute();
      if (due.reads !== null && !due.reads.endsWith(` ${botNumber(bot)}`))
        await db.deleteFrom('telegram_link').where('integration_id', '=', due.id).execute();
      return { ...due, from, reads };
    });
  };

  /** The rest of the messages is left to the next poll. Returns why they couldn't be read, or nothing. */
  const read = async (known: Due, bot: Bot, isClosing: () => boolean): Promise<Words | undefined> => {
    const until = Date.now() + longestPoll;
    const due = await begin(known, bot);
    const messages = await readTelegram(outbound, bot, due.from);
    if (!Array.isArray(messages)) return messages.problem;
    for (const written of messages.slice(0, maxMessages)) {
      if (isClosing() || Date.now() > until) break;
      const language = await link(due, written);
      if (written.chat === null) continue;
      const answer =
        language === undefined
          ? Object.values(answers.unknown)
              .map((words) => fill(words, ['/start']))
              .join('\n')
          : answers.linked[language];
      await sendTelegram(outbound, bot, written.chat, answer);
    }
    return undefined;
  };

  const poll = async (due: Due, isClosing: () => boolean): Promise<void> => {
    const { tenantId, id } = due;
    const scope = database.tenant(tenantId, 'notices');
    let problem: Words | undefined;
    try {
      const channel = await scope.read((db) => readChannel(db, sealing, tenantId, id));
      if (channel?.kind === 'telegram') problem = await read(due, channel.bot, isClosing);
    } finally {
      await scope.write((db) =>
        db
          .updateTable('telegram_bot')
          .set({
            due_at: sql<string>`now() + make_interval(secs => ${askEvery})`,
            problem: problem ? JSON.stringify(cutWords(problem, maxProblem)) : null,
          })
          .where('integration_id', '=', id)
          .execute(),
      );
    }
  };

  return createWorkers({
    every: pollInterval,
    atOnce: maxAtOnce,
    claim: (room) => claimBots(database, room),
    work: poll,
    report,
  });
};
