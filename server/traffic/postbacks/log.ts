import type { Failure } from '../../failure.ts';

/** What the log has of a postback of an advertiser before it is known what it says. */
export const unreadPostback = {
  kind: 'postback_in',
  reason: null,
  integration: null,
  customerSync: null,
  affiliate: null,
  postback: null,
  conversion: null,
  customer: null,
  lead: null,
  clickId: null,
  offer: null,
  campaign: null,
  country: null,
  event: null,
  eventId: null,
  attempt: null,
  failure: null,
  compared: null,
  replayOf: null,
  replayedBy: null,
  nextAttemptAt: null,
} as const;

/** Why a postback was refused, in the words of the log. */
export const reasonOf = ({ words, details }: Failure): string =>
  [words.en, ...details.map(({ path, message }) => `${path ?? ''}: ${message.en}`)].join('. ').slice(0, 500);
