import { parseTemplate } from './macros.ts';
import type { RequestTemplate } from './requests.ts';

/** Lists in which an advertiser tells what became of leads: how they are asked for, page by page, and read. */

export interface StatusListSettings {
  /** Where the leads stand in the answer; the answer itself where empty. */
  itemsPath?: string | null;
  /** Where in each of them its parts stand. */
  leadIdPath: string;
  ownIdPath?: string | null;
  statusPath: string;
  changedAtPath?: string | null;
}

/** What an advertiser says of a lead. */
export interface ReportedStatus {
  /** The advertiser's ID of the lead; null where they don't say. */
  leadId: string | null;
  /** Our own ID, as it was sent to them. */
  ownId: string | null;
  status: string;
}

const day = 86_400;
/** Leads that came in so long ago are asked about. */
export const askedAbout = 30 * day;
const maxText = 200;

const valueAt = (json: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined,
      json,
    );

const textAt = (json: unknown, path: string | null | undefined): string | null => {
  const value = path ? valueAt(json, path) : undefined;
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return null;
  const text = String(value).replaceAll('\0', '').trim().slice(0, maxText).toWellFormed();
  return text === '' ? null : text;
};

/** Milliseconds; 0 where it is no moment. */
const momentOf = (text: string | null): number => {
  if (text === null) return 0;
  const number = Number(text);
  const found = Number.isFinite(number) ? number * (number < 1e11 ? 1000 : 1) : Date.parse(text);
  return Number.isFinite(found) ? found : 0;
};

/**
 * The leads of a page, the latest change last, and how many entries there were, readable or not.
 * @returns undefined where the answer is no such list
 */
export const readStatusList = (
  settings: StatusListSettings,
  body: string,
): { statuses: ReportedStatus[]; count: number } | undefined => {
  const json = ((): unknown => {
    try {
      return JSON.parse(body);
    } catch {
      return undefined;
    }
  })();
  const items = settings.itemsPath ? valueAt(json, settings.itemsPath) : json;
  if (!Array.isArray(items)) return undefined;
  const read = items.flatMap((item: unknown) => {
    const status = textAt(item, settings.statusPath);
    const [leadId, ownId] = [textAt(item, settings.leadIdPath), textAt(item, settings.ownIdPath)];
    if (status === null || (leadId === null && ownId === null)) return [];
    return [{ at: momentOf(textAt(item, settings.changedAtPath)), said: { leadId, ownId, status } }];
  });
  return {
    statuses: read.toSorted((one, other) => one.at - other.at).map(({ said }) => said),
    count: items.length,
  };
};

const dateOf = (at: number): string => new Date(at * 1000).toISOString().slice(0, 10);

/**
 * What the macros of a request stand for.
 * @param at seconds UTC
 * @param page from 1
 */
export const statusListMacros = (at: number, page: number, pageSize: number): Record<string, string> => {
  const from = at - askedAbout;
  return {
    from: dateOf(from),
    to: dateOf(at),
    from_timestamp: String(from),
    to_timestamp: String(at),
    page: String(page),
    offset: String((page - 1) * pageSize),
    page_size: String(pageSize),
  };
};

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
