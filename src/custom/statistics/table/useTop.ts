import { type RefObject, useLayoutEffect, useState } from 'react';

/** Pixels from the top of the page at which the rows of a table begin, whatever comes and goes above them. */
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
