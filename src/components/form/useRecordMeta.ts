import type { ResourceEntry } from '../../registry/resource.ts';
import { useEntry } from '../entries.ts';
import { isRelated } from '../record/relatedFields.ts';
import { useParent } from '../related/parent.ts';
import type { Elements } from '../typed.ts';
import { fieldsOf, type VisibleTab } from './tabs.ts';

/** Name of the tab that tells what happened to a record. */
export const historyTab = 'history';

/** Name of the tab with what colleagues noted about it. */
export const notesTab = 'notes';

/** Name of the tab with the changes of it that are put off. */
export const scheduledTab = 'scheduled';

/** The tabs beside its own that staff have on the page of a record; its history where it has one. */
export const staffTabs = (
  { notes, schedulable }: Pick<ResourceEntry, 'notes' | 'schedulable'>,
  maySeeScheduled: boolean,
): string[] => [...(schedulable && maySeeScheduled ? [scheduledTab] : []), ...(notes ? [notesTab] : [])];

/**
 * What a record page asks for beside the usual fields: those on request that its tabs show; undefined where
 * the entity has none, as all would be asked for without a word. Records that refer to this one come with their own table, unless they are edited here.
 */
export const useRecordMeta = (tabs: readonly VisibleTab[], columns: Elements): { with: string[] } | undefined => {
  const { onRequest, reversed = [] } = useEntry();
  const shown = new Set(tabs.flatMap(fieldsOf));
  // By it the page knows the record for one of the tab that it stands in.
  const ofParent = useParent()?.field;
  const isAsked = (field: string) =>
    field === ofParent || (shown.has(field) && (!isRelated(columns[field]) || reversed.includes(field)));
  const wanted = onRequest.filter(isAsked);
  return onRequest.length > 0 ? { with: wanted } : undefined;
};
