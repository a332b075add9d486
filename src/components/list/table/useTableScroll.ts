import { type RefObject, useEffect, useRef } from 'react';

/**
 * Makes the head and the rows of a table scroll sideways together, although they are separate scroll containers: only
 * then does the head stay in sight while the page scrolls. The table has `data-before` and `data-after` while there are
 * more columns on that side.
 */
export const useTableScroll = (): RefObject<HTMLTableElement | null> => {
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    const element = table.current;
    const [head, body] = [element?.tHead, element?.tBodies[0]];
    if (!element || !head || !body) return;
    const look = () => {
      element.toggleAttribute('data-before', body.scrollLeft > 0);
      element.toggleAttribute('data-after', body.scrollLeft + body.clientWidth < body.scrollWidth - 1);
    };
    const follow = (one: HTMLElement, other: HTMLElement) => () => {
      if (other.scrollLeft !== one.scrollLeft) other.scrollLeft = one.scrollLeft;
      look();
    };
    const [byBody, byHead] = [follow(body, head), follow(head, body)];
    body.addEventListener('scroll', byBody, { passive: true });
    head.addEventListener('scroll', byHead, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(body);
    for (const row of head.rows) observer.observe(row);
    look();
    return () => {
      body.removeEventListener('scroll', byBody);
      head.removeEventListener('scroll', byHead);
      observer.disconnect();
    };
  }, []);
  return table;
};
