import { createHmac, randomUUID } from 'node:crypto';
import { attemptFailures } from '../../../domain/distribution/push-faults.ts';
import { type NoticeAbout, noticeTypeOf, type NoticeType } from '../../../domain/notices/notice-types.ts';
import { plainWords, type Words } from '../../../domain/text/words.ts';
import { OutboundFailure } from '../../outbound/failure.ts';
import type { Outbound } from '../../outbound/client.ts';
import { noticeText } from '../notice-texts.ts';

/** An event as sent to a webhook. */
interface HookItem {
  id: string;
  type: NoticeType;
  entity: string | null;
  record_id: number | null;
  params: Readonly<Record<string, unknown>>;
  about: NoticeAbout;
  happened_at: number;
}

/** An attempt to deliver something to a third-party server. */
export interface Attempt {
  delivered: boolean;
  status: number | null;
  /** Why there is no answer, or no confirming one; null if it was delivered. */
  problem: Words | null;
  /** Milliseconds. */
  took: number;
}

/** Milliseconds to wait for an answer. */
const timeout = 10_000;

/** Returns a webhook's signature: hex HMAC-SHA256 of the time, a dot and the body, with its secret. */
const signatureOf = (secret: string, at: number, body: string): string =>
  createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');

/** Makes a request and returns the result: never throws for failures of the other side. */
export const attemptRequest = async (
  outbound: Outbound,
  request: Pick<Parameters<Outbound['send']>[0], 'url' | 'headers' | 'body'>,
): Promise<Attempt & { answer: string }> => {
  const began = performance.now();
  const took = () => Math.round(performance.now() - began);
  try {
    const { status, body } = await outbound.send({ method: 'POST', ...request, timeout, anyAnswer: true });
    const delivered = status >= 200 && status < 300;
    return { delivered, status, problem: delivered ? null : plainWords(`HTTP ${status}`), took: took(), answer: body };
  } catch (error) {
    if (!(error instanceof OutboundFailure)) throw error;
    return { delivered: false, status: null, problem: attemptFailures[error.code], took: took(), answer: '' };
  }
};

const shown = ({ id, type, entity, record_id: record, params, about, happened_at: happenedAt }: HookItem) => ({
  id,
  groupSlug: noticeTypeOf(type).group,
  type,
  ...noticeText(type, params, 'en'),
  record: entity === null || record === null ? null : { entity, id: record },
  ...about,
  params,
  happenedAt,
});

/**
 * Posts events to a webhook, signed; a test has no events. The first one’s id identifies the whole, in every attempt.
 * @param at seconds UTC; receivers refuse old signatures
 */
export const postHook = (
  outbound: Outbound,
  { url, secret }: { url: string; secret: string },
  items: readonly HookItem[],
  at = Math.floor(Date.now() / 1000),
): Promise<Attempt> => {
  const id = items[0]?.id ?? randomUUID();
  const body = JSON.stringify({ id, test: items.length === 0, items: items.map(shown) });
  return attemptRequest(outbound, {
    url,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': id,
      'sluice-timestamp': String(at),
      'sluice-signature': `sha256=${signatureOf(secret, at, body)}`,
    },
    body,
  });
};
