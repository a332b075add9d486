import { hasPage } from './layout.ts';
import type { View } from './view.ts';

/** What of a definition decides about it. */
interface Said {
  calls: readonly string[];
  notes?: false;
  single?: boolean;
  shared?: boolean;
  inPerson?: boolean;
}

/**
 * Whether staff write notes on an entity's records: on all that have a page of their own, which then has a tab for them.
 * Nobody but the person whose they are sees what is reached in person alone, and what there is one of is nobody's record.
 */
export const takesNotes = (
  { calls, notes, single, shared, inPerson }: Said,
  views: Readonly<Record<string, View>>,
): boolean =>
  notes !== false && calls.includes('read') && !single && !shared && !inPerson && Object.values(views).some(hasPage);
