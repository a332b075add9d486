import { hasPage } from './layout.ts';
import type { View } from './view.ts';

/** The parts of a definition that decide about it. */
interface NoteTexts {
  calls: readonly string[];
  notes?: false;
  single?: boolean;
  shared?: boolean;
  sessionOnly?: boolean;
}

/**
 * Returns whether staff can write notes on an entity's records: on all that have a page of their own, which then has a
 * tab for them. Not on those that can be accessed only in person, nor on single or shared records.
 */
export const takesNotes = (
  { calls, notes, single, shared, sessionOnly }: NoteTexts,
  views: Readonly<Record<string, View>>,
): boolean =>
  notes !== false && calls.includes('read') && !single && !shared && !sessionOnly && Object.values(views).some(hasPage);
