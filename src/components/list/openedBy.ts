import type { MouseEvent } from 'react';

/** Where a click leads: as with a link, a key that is held or another button mean a place of its own. */
export type Place = 'here' | 'tab' | 'window';

const own = 'a, button, input, label, select, textarea, [role=button], [role=checkbox], [role=separator]';

/** Whether the click was meant for something within the row that acts by itself. */
export const isForPart = ({ target, currentTarget }: MouseEvent): boolean => {
  const part = target instanceof Element ? target.closest(own) : null;
  return part !== null && currentTarget.contains(part);
};

/** What a click on a row asks for, by the button and the keys; undefined where it is none, or ends a selection of text. */
export const openTarget = (event: MouseEvent): Place | undefined => {
  if (event.button > 1 || window.getSelection()?.toString()) return undefined;
  if (event.button === 1 || event.ctrlKey || event.metaKey) return 'tab';
  return event.shiftKey ? 'window' : 'here';
};
