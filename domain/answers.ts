import { asWritten, textAtPath } from './answered-lists.ts';

/** What an advertiser's answer to a lead means. */

export interface AnswerSettings {
  acceptedPath?: string | null;
  acceptedValue?: string | null;
  leadIdPath?: string | null;
  redirectPath?: string | null;
  messagePath?: string | null;
  duplicateWords?: readonly string[] | null;
  invalidWords?: readonly string[] | null;
}

/** What became of a lead; `unknown` where the advertiser may have taken it or not. */
export const outcomes = ['accepted', 'duplicate', 'invalid', 'refused', 'unknown'] as const;
export type Outcome = (typeof outcomes)[number];

/** By what the outcome was told. */
export const outcomeSources = ['value', 'words', 'status', 'notJson', 'missing', 'contradiction'] as const;
export type OutcomeSource = (typeof outcomeSources)[number];

/** What was looked for in an answer, and what stands there; null where nothing, or nothing that can be meant, does. */
export interface AnswerPart {
  part: 'accepted' | 'leadId' | 'redirectUrl' | 'message';
  path: string;
  value: string | null;
}

export interface Reading {
  outcome: Outcome;
  ground: OutcomeSource;
  leadId: string | null;
  redirectUrl: string | null;
  message: string | null;
  /** What the settings name, in their order. */
  parts: AnswerPart[];
}

const longest = 1000;

/** The text, number or yes and no at a place of an answer, as text. */
const valueAt = (json: unknown, path: string): string | null => {
  let value = json;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return null;
    value = Reflect.get(value, key);
  }
  if (!['string', 'number', 'boolean'].includes(typeof value)) return null;
  // Without what no text of a database can hold.
  return String(value).replaceAll('\0', '').slice(0, longest).toWellFormed();
};

const parsed = (body: string, reviver?: Parameters<typeof JSON.parse>[1]): unknown => {
  try {
    return JSON.parse(body, reviver);
  } catch {
    return undefined;
  }
};

/** An address that a visitor may be sent to. */
const webAddress = (value: string | null): string | null => {
  if (value === null || !URL.canParse(value)) return null;
  const { protocol, username, password } = new URL(value);
  return ['http:', 'https:'].includes(protocol) && username === '' && password === '' ? value : null;
};

const no = new Set(['', '0', 'false', 'no', 'null']);
const says = (text: string, words: AnswerSettings['duplicateWords']): boolean =>
  (words ?? []).some((word) => word.trim() !== '' && text.toLowerCase().includes(word.trim().toLowerCase()));

interface Answer {
  status: number;
  body: string;
}
type Verdict = Pick<Reading, 'outcome' | 'ground'>;

const byWords = (text: string, { duplicateWords, invalidWords }: AnswerSettings): Verdict | undefined => {
  if (says(text, duplicateWords)) return { outcome: 'duplicate', ground: 'words' };
  return says(text, invalidWords) ? { outcome: 'invalid', ground: 'words' } : undefined;
};

const byStatus = (status: number): Verdict => {
  if (status === 409) return { outcome: 'duplicate', ground: 'status' };
  return { outcome: [400, 422].includes(status) ? 'invalid' : 'refused', ground: 'status' };
};

/** Whether the answer's value is the one that means yes; any but no where none is named. */
const isYes = (value: string, wanted: string | null | undefined): boolean =>
  wanted ? value.trim() === wanted.trim() : !no.has(value.trim().toLowerCase());

const verdictOf = ({ status, body }: Answer, settings: AnswerSettings, json: unknown): Verdict => {
  const { acceptedPath, acceptedValue, messagePath } = settings;
  const isSuccess = status >= 200 && status < 300;
  // A server in trouble, or one that sends elsewhere, may have taken the lead or not.
  if (!isSuccess && (status < 400 || status >= 500 || status === 408)) return { outcome: 'unknown', ground: 'status' };
  const [value, message] = [acceptedPath, messagePath].map((path) => (path ? valueAt(json, path) : null));
  const found = value !== null && value !== undefined && isYes(value, acceptedValue);
  if (acceptedPath && found)
    return isSuccess ? { outcome: 'accepted', ground: 'value' } : { outcome: 'unknown', ground: 'contradiction' };
  const said = [value, message].filter((text) => text !== null && text !== undefined);
  const meant = byWords(said.length > 0 ? said.join('\n') : body, settings);
  if (meant) return meant;
  if (!isSuccess) return byStatus(status);
  if (!acceptedPath) return { outcome: 'accepted', ground: 'status' };
  if (json === undefined) return { outcome: 'unknown', ground: 'notJson' };
  return said.length === 0 ? { outcome: 'unknown', ground: 'missing' } : { outcome: 'refused', ground: 'value' };
};

/** Reads an answer as the settings say. What is neither a yes nor a no is unknown, never a guess. */
export const readAnswer = (settings: AnswerSettings, answer: Answer): Reading => {
  const json = parsed(answer.body);
  const at = (path: string | null | undefined) => (path ? valueAt(json, path) : null);
  const message = at(settings.messagePath);
  // As lists of statuses name the lead later, to the last digit.
  const leadId = settings.leadIdPath ? textAtPath(parsed(answer.body, asWritten), settings.leadIdPath) : null;
  const redirectUrl = webAddress(at(settings.redirectPath));
  const parts: [AnswerPart['part'], string | null | undefined, string | null][] = [
    ['accepted', settings.acceptedPath, at(settings.acceptedPath)],
    ['leadId', settings.leadIdPath, leadId],
    ['redirectUrl', settings.redirectPath, redirectUrl],
    ['message', settings.messagePath, message],
  ];
  return {
    ...verdictOf(answer, settings, json),
    leadId,
    redirectUrl,
    message,
    parts: parts.flatMap(([part, path, value]) => (path ? [{ part, path, value }] : [])),
  };
};
