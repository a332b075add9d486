import { z } from 'zod';
import { plainWords, type Words } from '../../../domain/text/words.ts';
import type { Outbound } from '../../outbound/client.ts';
import { attemptRequest, type Attempt } from './webhook.ts';

/** A Telegram bot, by its API (https://core.telegram.org/bots/api). */
export interface Bot {
  /** Base URL of the API, without a trailing slash. */
  api: string;
  token: string;
}

export const telegramApi = 'https://api.telegram.org';

/** Telegram's limit on the length of a message, in UTF-16 code units. */
export const maxText = 4096;

const call = (outbound: Outbound, { api, token }: Bot, method: string, body: object) =>
  attemptRequest(outbound, {
    url: `${api}/bot${token}/${method}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const refusal = z.object({ description: z.string() });

/** Returns Telegram’s own explanation of a refusal; never the URL, which contains the token. */
const wordsOf = (answer: string): Words | undefined => {
  try {
    const { description } = refusal.parse(JSON.parse(answer));
    return plainWords(description);
  } catch {
    return undefined;
  }
};

/** Returns what an attempt came to, with Telegram’s own words for a refusal. */
const worded = ({ answer, ...attempt }: Attempt & { answer: string }): Attempt =>
  attempt.delivered ? attempt : { ...attempt, problem: wordsOf(answer) ?? attempt.problem };

/** Sends plain text to a chat. */
export const sendTelegram = async (outbound: Outbound, bot: Bot, chat: number, text: string): Promise<Attempt> => {
  const sent = { chat_id: chat, text: text.slice(0, maxText), link_preview_options: { is_disabled: true } };
  return worded(await call(outbound, bot, 'sendMessage', sent));
};

/** The number of a bot, which its token begins with: the same after its token was renewed. */
export const botNumber = ({ token }: Bot): string => token.split(':')[0] ?? '';

/** Asks Telegram who a bot is, which tells whether its token is right. */
export const checkTelegram = async (outbound: Outbound, bot: Bot): Promise<Attempt> =>
  worded(await call(outbound, bot, 'getMe', {}));

/** A message to a bot. */
export interface BotMessage {
  update: number;
  chat: number | null;
  text: string;
}

const updates = z.object({
  ok: z.literal(true),
  result: z.array(
    z.object({
      update_id: z.number().int(),
      message: z.object({ chat: z.object({ id: z.number().int() }), text: z.string().default('') }).optional(),
    }),
  ),
});

const unreadable: Words = { en: 'The response is not from a bot API', ru: 'Ответ не похож на ответ API ботов' };

/** Returns messages to a bot from an update on, or why they couldn't be read. */
export const readTelegram = async (
  outbound: Outbound,
  bot: Bot,
  from: number,
): Promise<BotMessage[] | { problem: Words }> => {
  const asked = await call(outbound, bot, 'getUpdates', { offset: from, timeout: 0, allowed_updates: ['message'] });
  const { problem } = worded(asked);
  if (problem) return { problem };
  try {
    return updates.parse(JSON.parse(asked.answer)).result.map(({ update_id: update, message }) => ({
      update,
      chat: message?.chat.id ?? null,
      text: message?.text ?? '',
    }));
  } catch {
    return { problem: unreadable };
  }
};
