import { entriesIn, textAtPath } from './traffic/answered-lists.ts';

/** Lists in which an advertiser reports the outcome of leads. */

export interface StatusListSettings {
  /** The path of the leads in the answer; the answer itself if empty. */
  itemsPath?: string | null;
  /** The paths of the parts of each lead. */
  leadIdPath: string;
  ownIdPath?: string | null;
  statusPath: string;
  changedAtPath?: string | null;
}

/** What an advertiser reports about a lead. */
export interface ReportedStatus {
  /** The advertiser's ID of the lead; null if not given. */
  leadId: string | null;
  /** Our own ID, as it was sent to them. */
  ownId: string | null;
  status: string;
  /** When the status was set, in milliseconds UTC; absent if not given. */
  at?: number;
}

/** How many days after they came in leads are still asked about. */
export const lookbackDays = 30;

/** Parses a moment to milliseconds; 0 if it isn't one. */
const momentOf = (text: string | null): number => {
  if (text === null) return 0;
  const number = Number(text);
  const found = Number.isFinite(number) ? number * (number < 1e11 ? 1000 : 1) : Date.parse(text);
  return Number.isFinite(found) ? found : 0;
};

/**
 * Reads the leads of a page, the latest change last, and counts the entries, readable or not.
 * @returns undefined if the answer is no such list
 */
export const readStatusList = (
  settings: StatusListSettings,
  body: string,
): { statuses: ReportedStatus[]; count: number } | undefined => {
  const items = entriesIn(body, settings.itemsPath);
  if (!items) return undefined;
  const read = items.flatMap((item: unknown) => {
    const status = textAtPath(item, settings.statusPath);
    const [leadId, ownId] = [textAtPath(item, settings.leadIdPath), textAtPath(item, settings.ownIdPath)];
    if (status === null || (leadId === null && ownId === null)) return [];
    const at = momentOf(textAtPath(item, settings.changedAtPath));
    return [{ at, said: { leadId, ownId, status, ...(at > 0 && { at }) } }];
  });
  return {
    statuses: read.toSorted((one, other) => one.at - other.at).map(({ said }) => said),
    count: items.length,
  };
};
