import type { MouseEvent } from 'react';

/** Where a click leads: as with links, a modifier key or the middle button opens a separate tab or window. */
export type Place = 'here' | 'tab' | 'window';

const own = 'a, button, input, label, select, textarea, [role=button], [role=checkbox], [role=separator]';

/** Whether the click was meant for an interactive element within the row. */
export const isForPart = ({ target, currentTarget }: MouseEvent): boolean => {
  const part = target instanceof Element ? target.closest(own) : null;
  return part !== null && currentTarget.contains(part);
};

/**
 * Returns where a click on a row leads, by its button and modifier keys; undefined if nowhere, or if it ends a text
 * selection.
 */
export const openTarget = (event: MouseEvent): Place | undefined => {
  if (event.button > 1 || window.getSelection()?.toString()) return undefined;
  if (event.button === 1 || event.ctrlKey || event.metaKey) return 'tab';
  return event.shiftKey ? 'window' : 'here';
};
