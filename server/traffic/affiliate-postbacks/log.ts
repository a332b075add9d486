import { createHash } from 'node:crypto';
import type { Event } from '../../events/writer.ts';
import type { Claimed } from './claim.ts';
import type { Answered } from './request.ts';

/** Returns a key by which two answers are compared. */
export const answerKey = ({ status, failure, answer }: Answered): string =>
  createHash('sha256')
    .update(JSON.stringify([status, failure, answer]))
    .digest('hex');

/**
 * Returns the log entry of an attempt.
 * @param times of the attempt, and of the next one, seconds UTC
 */
export const entryOf = (
  said: Omit<Claimed, 'claim'>,
  answered: Answered,
  { at, next }: { at: number; next: number | null },
): Event<'postbackLog'> => ({
  kind: 'postback_out',
  result: answered.delivered ? 'delivered' : 'failed',
  reason: null,
  advertiser: null,
  integration: null,
  customerSync: null,
  affiliate: said.affiliate_id,
  postback: said.postback_id,
  conversion: said.conversion_id,
  customer: null,
  lead: said.lead_id,
  clickId: said.click_id,
  offer: said.offer_id,
  campaign: said.campaign_id,
  country: said.country,
  event: said.event,
  eventId: said.event_id,
  attempt: said.attempts + 1,
  failure: answered.failure,
  compared: said.answer_key === null ? null : said.answer_key === answerKey(answered) ? 'same' : 'different',
  replayOf: null,
  replayedBy: null,
  nextAttemptAt: next,
  ...answered.request,
  ip: null,
  userAgent: null,
  httpStatus: answered.status,
  answer: answered.answer,
  duration: answered.took,
  createdAt: at,
});
