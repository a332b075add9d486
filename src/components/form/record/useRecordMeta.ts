import type { ResourceEntry } from '../../../registry/resource.ts';
import { useEntry } from '../../entries.ts';
import { isRelated } from '../../record/relatedFields.ts';
import { useParent } from '../../related/parent.ts';
import type { Elements } from '../../typed.ts';
import { fieldsOf, type VisibleTab } from './tabs.ts';

/** Name of the tab with the record's history. */
export const historyTab = 'history';

/** Name of the tab with colleagues' notes on the record. */
export const notesTab = 'notes';

/** Name of the tab with the record's scheduled changes. */
export const scheduledTab = 'scheduled';

/** Returns the tabs that staff have on a record's page after its own, apart from the history. */
export const staffTabs = (
  { notes, schedulable }: Pick<ResourceEntry, 'notes' | 'schedulable'>,
  maySeeScheduled: boolean,
): string[] => [...(schedulable && maySeeScheduled ? [scheduledTab] : []), ...(notes ? [notesTab] : [])];

/**
 * Returns what a record page requests in addition to the usual fields: the on-request fields that its tabs show;
 * undefined if the entity has none, as everything would be requested by default. Records that refer to this one are
 * loaded by their own table, unless they are edited here.
 */
export const useRecordMeta = (tabs: readonly VisibleTab[], columns: Elements): { with: string[] } | undefined => {
  const { onRequest, reverseFields = [] } = useEntry();
  const shown = new Set(tabs.flatMap(fieldsOf));
  // Lets the page check that the record belongs to the tab it is shown in.
  const ofParent = useParent()?.field;
  const isAsked = (field: string) =>
    field === ofParent || (shown.has(field) && (!isRelated(columns[field]) || reverseFields.includes(field)));
  const wanted = onRequest.filter(isAsked);
  return onRequest.length > 0 ? { with: wanted } : undefined;
};
