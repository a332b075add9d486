import { parseTemplate } from './macros.ts';
import type { RequestTemplate } from './requests.ts';

/** Lists that an advertiser answers with, whatever they are of: how they are asked for, page by page, and read. */

const usualText = 200;

/** Numbers as they are written, which no binary float has to hold. */
export const asWritten = (_: string, value: unknown, ...[context]: [{ source?: string }?]): unknown =>
  typeof value === 'number' ? (context?.source ?? String(value)) : value;

const valueAt = (json: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined,
      json,
    );

/**
 * What stands at a place of an entry, as a text.
 * @param max characters that are read of it
 * @returns null where nothing is said there that can be meant
 */
export const textAtPath = (json: unknown, path: string | null | undefined, max = usualText): string | null => {
  const value = path ? valueAt(json, path) : undefined;
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return null;
  const text = String(value).replaceAll('\0', '').trim().slice(0, max).toWellFormed();
  return text === '' ? null : text;
};

/**
 * The entries of a list in an answer.
 * @param path where they stand; the answer itself where empty
 * @returns undefined where the answer is no such list
 */
export const entriesIn = (body: string, path: string | null | undefined): unknown[] | undefined => {
  try {
    const json: unknown = JSON.parse(body, asWritten);
    const entries = path ? valueAt(json, path) : json;
    return Array.isArray(entries) ? entries : undefined;
  } catch {
    return undefined;
  }
};

const dateOf = (at: number): string => new Date(at * 1000).toISOString().slice(0, 10);

/** Which page is asked for, and of which time. */
interface PageAsked {
  /** Seconds UTC. */
  from: number;
  to: number;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** What the macros of a request stand for. */
export const pageMacros = ({ from, to, page, pageSize }: PageAsked): Record<string, string> => ({
  from: dateOf(from),
  to: dateOf(to),
  from_timestamp: String(from),
  to_timestamp: String(to),
  page: String(page),
  offset: String((page - 1) * pageSize),
  page_size: String(pageSize),
});

/** Whether a request says which page it asks for; else its answer is all there is. */
export const hasPages = ({ url, body, headers }: RequestTemplate): boolean =>
  [url, body ?? '', ...(headers ?? []).map(({ value }) => value)].some((template) =>
    parseTemplate(template).some((part) => 'macro' in part && (part.macro === 'page' || part.macro === 'offset')),
  );

/** Seconds until a list is asked for again, after so many failures in a row. */
export const syncPause = (interval: number, failures: number): number =>
  Math.max(interval, Math.min(interval * 2 ** Math.min(failures, 10), 6 * 3600));

/** After so many failures in a row it is not asked for any longer. */
export const maxSyncFailures = 8;
