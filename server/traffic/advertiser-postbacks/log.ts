import { type BothLanguages, cutWords, fill, inBoth, type Language, type Words } from '../../../domain/text/words.ts';
import type { Failure } from '../../failure.ts';

/** The log entry of an advertiser's postback before it is known what it says. */
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

const maxReason = 500;

/** Returns a reason for the log, in each language. */
export const reasonIn = (told: (language: Language) => string): BothLanguages => cutWords(inBoth(told), maxReason);

/** Returns a reason that is a sentence with `args` filled in. */
export const reasonWords = (words: Words, ...args: (string | number)[]): BothLanguages =>
  reasonIn((language) => fill(words[language], args));

/** Returns why a postback was refused, in the words of the log, with what was wrong with which value. */
export const reasonOf = ({ words, details }: Failure): BothLanguages =>
  reasonIn((language) =>
    [words[language], ...details.map(({ path, message }) => `${path ?? ''}: ${message[language]}`)].join('. '),
  );

/** Returns what is logged instead of a report's content if it is about a lead whose contact data are erased (D1283). */
export const withoutContent = ({ url }: { url: string }) => ({ url: url.split('?')[0] ?? '', body: null, ip: null });
