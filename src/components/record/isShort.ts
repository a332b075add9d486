import type { VisibleTab } from '../form/tabs.ts';
import { fieldsOf } from '../form/tabs.ts';

/** How many fields a record has at most that is as quickly edited as read. */
const maxShown = 4;

/** Whether the page of a record is so short that it opens in its form: one tab of a few fields, and nothing besides. */
export const isShort = (tabs: readonly VisibleTab[]): boolean =>
  tabs.length === 1 &&
  tabs.flatMap(fieldsOf).length <= maxShown &&
  tabs.every(({ groups }) => groups.every((group) => 'fields' in group));
