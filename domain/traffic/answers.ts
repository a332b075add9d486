import { asWritten, textAtPath } from './answered-lists.ts';
import { expressionOf } from '../expressions.ts';

/** What an advertiser's answer to a lead means. */

export interface AnswerSettings {
  acceptedPath?: string | null;
  acceptedValue?: string | null;
  leadIdPath?: string | null;
  redirectPath?: string | null;
  messagePath?: string | null;
  /** For answers that are not JSON: regular expressions of `expressions.ts`, whose first groups hold the values. */
  acceptedPattern?: string | null;
  leadIdPattern?: string | null;
  redirectPattern?: string | null;
  messagePattern?: string | null;
  refusedPattern?: string | null;
  duplicateWords?: readonly string[] | null;
  invalidWords?: readonly string[] | null;
  refusedWords?: readonly string[] | null;
}

/** The outcome of a lead; `unknown` if the advertiser may or may not have taken it. */
export const outcomes = ['accepted', 'duplicate', 'invalid', 'refused', 'unknown'] as const;
export type Outcome = (typeof outcomes)[number];

/** What the outcome was inferred from. */
export const outcomeSources = ['value', 'pattern', 'words', 'status', 'notJson', 'missing', 'contradiction'] as const;
export type OutcomeSource = (typeof outcomeSources)[number];

export const answerParts = ['accepted', 'leadId', 'redirectUrl', 'message', 'duplicate', 'invalid', 'refused'] as const;
export const answerMeans = ['path', 'pattern', 'word'] as const;

/** What was looked for in an answer, and the value found; null if there is none, or none that is usable. */
export interface AnswerPart {
  part: (typeof answerParts)[number];
  by: (typeof answerMeans)[number];
  /** The path, the pattern or the word. */
  path: string;
  value: string | null;
}

export interface AnswerReading {
  outcome: Outcome;
  ground: OutcomeSource;
  leadId: string | null;
  redirectUrl: string | null;
  message: string | null;
  /** The parts that the settings name, in order. */
  parts: AnswerPart[];
}

const longest = 1000;
/** The number of characters of an answer that patterns are tried on. */
const longestAnswer = 20_000;

/** Converts a value to text without characters that a database can't store. */
const asText = (value: unknown): string => String(value).replaceAll('\0', '').slice(0, longest).toWellFormed();

/** Returns the string, number or boolean at a path of an answer, as text. */
const valueAt = (json: unknown, path: string): string | null => {
  let value = json;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return null;
    value = Reflect.get(value, key);
  }
  return ['string', 'number', 'boolean'].includes(typeof value) ? asText(value) : null;
};

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Decodes the entities in XML or HTML text. */
const outOfMarkup = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\dA-Fa-f]{1,6})|(\w{2,4}));/g, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[name] ?? whole;
    const code = decimal === undefined ? parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** Returns what a pattern finds: its first group, or the whole match if it has none; null if it doesn't match. */
const valueBy = (body: string, pattern: string): string | null => {
  const found = expressionOf(pattern)?.find(body.slice(0, longestAnswer));
  if (!found) return null;
  const value = found.group ?? found.whole;
  return asText(body.trimStart().startsWith('<') ? outOfMarkup(value) : value);
};

const parsed = (body: string, reviver?: Parameters<typeof JSON.parse>[1]): unknown => {
  try {
    return JSON.parse(body, reviver);
  } catch {
    return undefined;
  }
};

/** Returns a URL that a visitor may be sent to. */
const webAddress = (value: string | null): string | null => {
  if (value === null || !URL.canParse(value)) return null;
  const { protocol, username, password } = new URL(value);
  return ['http:', 'https:'].includes(protocol) && username === '' && password === '' ? value : null;
};

const no = new Set(['', '0', 'false', 'no', 'null']);
/** Returns the first of the words that a text contains, ignoring case. */
const saidOf = (text: string, words: readonly string[] | null | undefined): string | undefined =>
  (words ?? []).find((word) => word.trim() !== '' && text.toLowerCase().includes(word.trim().toLowerCase()));

interface Answer {
  status: number;
  body: string;
}
type Verdict = Pick<AnswerReading, 'outcome' | 'ground'> & { part?: AnswerPart };

const byWords = (text: string, { duplicateWords, invalidWords, refusedWords }: AnswerSettings): Verdict | undefined => {
  const meanings = [
    ['duplicate', duplicateWords],
    ['invalid', invalidWords],
    ['refused', refusedWords],
  ] as const;
  for (const [outcome, words] of meanings) {
    const word = saidOf(text, words);
    if (word !== undefined)
      return { outcome, ground: 'words', part: { part: outcome, by: 'word', path: word, value: word.trim() } };
  }
  return undefined;
};

const byStatus = (status: number): Verdict => {
  if (status === 409) return { outcome: 'duplicate', ground: 'status' };
  return { outcome: [400, 422].includes(status) ? 'invalid' : 'refused', ground: 'status' };
};

/** Returns whether the answer's value means yes: the configured one, or anything but a no if none is configured. */
const isYes = (value: string, wanted: string | null | undefined): boolean =>
  wanted ? value.trim() === wanted.trim() : !no.has(value.trim().toLowerCase());

type FoundValue = Readonly<
  Partial<Record<`${'accepted' | 'message' | 'refused'}${'Path' | 'Pattern'}`, string | null>>
>;

/** Returns what shows that an answer is a yes; undefined if it isn't one. */
const yesBy = (found: FoundValue, { acceptedValue }: AnswerSettings): 'value' | 'pattern' | undefined => {
  const value = found.acceptedPath ?? null;
  if (value !== null && isYes(value, acceptedValue)) return 'value';
  return (found.acceptedPattern ?? null) === null ? undefined : 'pattern';
};

const verdictOf = ({ status, body }: Answer, settings: AnswerSettings, json: unknown, found: FoundValue): Verdict => {
  const { acceptedPath, acceptedPattern } = settings;
  const isSuccess = status >= 200 && status < 300;
  // If a server fails or redirects, it may or may not have taken the lead.
  if (!isSuccess && (status < 400 || status >= 500 || status === 408)) return { outcome: 'unknown', ground: 'status' };
  const yes = yesBy(found, settings);
  if (yes) return isSuccess ? { outcome: 'accepted', ground: yes } : { outcome: 'unknown', ground: 'contradiction' };
  const foundTexts = [found.acceptedPath, found.messagePath, found.messagePattern].filter(
    (text) => typeof text === 'string',
  );
  const verdict = byWords(foundTexts.length > 0 ? foundTexts.join('\n') : body, settings);
  if (verdict) return verdict;
  if (typeof found.refusedPattern === 'string') return { outcome: 'refused', ground: 'pattern' };
  if (!isSuccess) return byStatus(status);
  if (!acceptedPath && !acceptedPattern) return { outcome: 'accepted', ground: 'status' };
  if (foundTexts.length > 0) return { outcome: 'refused', ground: 'value' };
  return { outcome: 'unknown', ground: json === undefined && !acceptedPattern ? 'notJson' : 'missing' };
};

/** Reads an answer according to the settings. What is neither a yes nor a no is unknown, never guessed. */
export const readAnswer = (settings: AnswerSettings, answer: Answer): AnswerReading => {
  const json = parsed(answer.body);
  const at = (path: string | null | undefined) => (path ? valueAt(json, path) : null);
  const by = (pattern: string | null | undefined) => (pattern ? valueBy(answer.body, pattern) : null);
  const { acceptedPath, leadIdPath, redirectPath, messagePath } = settings;
  const { acceptedPattern, leadIdPattern, redirectPattern, messagePattern, refusedPattern } = settings;
  const found = {
    acceptedPath: at(acceptedPath),
    acceptedPattern: by(acceptedPattern),
    // To the last digit, as later status lists refer to the lead by it.
    leadIdPath: leadIdPath ? textAtPath(parsed(answer.body, asWritten), leadIdPath) : null,
    leadIdPattern: by(leadIdPattern),
    redirectPath: webAddress(at(redirectPath)),
    redirectPattern: webAddress(by(redirectPattern)),
    messagePath: at(messagePath),
    messagePattern: by(messagePattern),
    refusedPattern: by(refusedPattern),
  };
  const parts: [Omit<AnswerPart, 'path' | 'value'>, string | null | undefined, string | null][] = [
    [{ part: 'accepted', by: 'path' }, acceptedPath, found.acceptedPath],
    [{ part: 'accepted', by: 'pattern' }, acceptedPattern, found.acceptedPattern],
    [{ part: 'leadId', by: 'path' }, leadIdPath, found.leadIdPath],
    [{ part: 'leadId', by: 'pattern' }, leadIdPattern, found.leadIdPattern],
    [{ part: 'redirectUrl', by: 'path' }, redirectPath, found.redirectPath],
    [{ part: 'redirectUrl', by: 'pattern' }, redirectPattern, found.redirectPattern],
    [{ part: 'message', by: 'path' }, messagePath, found.messagePath],
    [{ part: 'message', by: 'pattern' }, messagePattern, found.messagePattern],
    [{ part: 'refused', by: 'pattern' }, refusedPattern, found.refusedPattern],
  ];
  const { part: meant, ...verdict } = verdictOf(answer, settings, json, found);
  return {
    ...verdict,
    leadId: found.leadIdPath ?? found.leadIdPattern,
    redirectUrl: found.redirectPath ?? found.redirectPattern,
    message: found.messagePath ?? found.messagePattern,
    parts: [
      ...parts.flatMap(([part, path, value]) => (path ? [{ ...part, path, value }] : [])),
      ...(meant ? [meant] : []),
    ],
  };
};
