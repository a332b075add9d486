import { type RefObject, useLayoutEffect, useRef } from 'react';
import { onResize } from './fields/onResize.ts';

const bringIntoSight = (scroller: Element): void => {
  const tab = scroller.querySelector('[aria-selected=true]')?.getBoundingClientRect();
  const room = scroller.getBoundingClientRect();
  if (!tab || (tab.left >= room.left && tab.right <= room.right)) return;
  scroller.scrollLeft += (tab.left + tab.right - room.left - room.right) / 2;
};

/**
 * Keeps the open tab of a scrolling row in sight. MUI checks only once, before fonts, counts and the scroll buttons
 * have taken up their room.
 * @param current the open tab
 */
export const useTabInSight = (current: string): RefObject<HTMLDivElement | null> => {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const scroller = row.current?.querySelector('.MuiTabs-scroller');
    if (!scroller) return undefined;
    const ends = [scroller, ...scroller.querySelectorAll('[role=tab]')].map((part) =>
      onResize(part, () => bringIntoSight(scroller)),
    );
    return () => ends.forEach((end) => end());
  }, [current]);
  return row;
};
