import { useEntry } from '../entries.ts';
import { fieldsOf, type VisibleTab } from './tabs.ts';

/** Name of the tab that tells what happened to a record. */
export const historyTab = 'history';

/** What a record page asks for beside the usual fields: those on request that its tabs show; undefined for none. */
export const useRecordMeta = (tabs: readonly VisibleTab[]): { with: string[] } | undefined => {
  const { onRequest } = useEntry();
  const shown = new Set(tabs.flatMap(fieldsOf));
  const wanted = onRequest.filter((field) => shown.has(field));
  return wanted.length > 0 ? { with: wanted } : undefined;
};
