import type { VisibleTab } from '../form/record/tabs.ts';
import { fieldsOf } from '../form/record/tabs.ts';

/** The maximum number of fields of a record that is as quickly edited as read. */
const maxShown = 4;

/** Whether a record's page is so short that it opens in edit mode: a single tab with a few fields. */
export const isShort = (tabs: readonly VisibleTab[]): boolean =>
  tabs.length === 1 &&
  tabs.flatMap(fieldsOf).length <= maxShown &&
  tabs.every(({ groups }) => groups.every((group) => 'fields' in group));
