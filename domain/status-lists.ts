import { entriesIn, textAtPath } from './answered-lists.ts';

/** Lists in which an advertiser tells what became of leads. */

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
  /** When it came to be so, milliseconds UTC; absent where they don't say. */
  at?: number;
}

/** Leads that came in so many days ago are asked about. */
export const lookbackDays = 30;

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
