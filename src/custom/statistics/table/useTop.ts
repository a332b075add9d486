import { type RefObject, useLayoutEffect, useState } from 'react';

/** Pixels from the top of the page to the first row of a table, even if elements above it come and go. */
export const useTop = (table: RefObject<HTMLTableElement | null>): number => {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const look = () => {
      const body = table.current?.tBodies[0];
      if (body) setTop(Math.round(body.getBoundingClientRect().top + window.scrollY));
    };
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    look();
    return () => observer.disconnect();
  }, [table]);
  return top;
};
