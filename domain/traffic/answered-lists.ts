import { parseTemplate } from './macros.ts';
import type { RequestTemplate } from '../requests.ts';

/** Lists of any kind that an advertiser returns: how they are requested page by page, and read. */

const usualText = 200;

/** Numbers as written, since a binary float may not hold them. */
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
 * Returns the value at a path of an entry, as text.
 * @param max the number of characters to read of it
 * @returns null if there is no usable value
 */
export const textAtPath = (json: unknown, path: string | null | undefined, max = usualText): string | null => {
  const value = path ? valueAt(json, path) : undefined;
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return null;
  const text = String(value).replaceAll('\0', '').trim().slice(0, max).toWellFormed();
  return text === '' ? null : text;
};

/**
 * Returns the entries of the list in an answer.
 * @param path where they are; the answer itself if empty
 * @returns undefined if the answer is no such list
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

/** The page that is requested, and its time range. */
interface PageAsked {
  /** Seconds UTC. */
  from: number;
  to: number;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** Returns the values of a request's macros. */
export const pageMacros = ({ from, to, page, pageSize }: PageAsked): Record<string, string> => ({
  from: dateOf(from),
  to: dateOf(to),
  from_timestamp: String(from),
  to_timestamp: String(to),
  page: String(page),
  offset: String((page - 1) * pageSize),
  page_size: String(pageSize),
});

/** Returns whether a request names the page it asks for; if not, its answer is all there is. */
export const hasPages = ({ url, body, headers }: RequestTemplate): boolean =>
  [url, body ?? '', ...(headers ?? []).map(({ value }) => value)].some((template) =>
    parseTemplate(template).some((part) => 'macro' in part && (part.macro === 'page' || part.macro === 'offset')),
  );

/** Returns the seconds until a list is requested again after this many failures in a row. */
export const syncPause = (interval: number, failures: number): number =>
  Math.max(interval, Math.min(interval * 2 ** Math.min(failures, 10), 6 * 3600));

/** The number of failures in a row after which a list is no longer requested. */
export const maxSyncFailures = 8;
