import { flushSync } from 'react-dom';

const looks = new Map<Element, () => void>();
let observer: ResizeObserver | undefined;

/** Calls back on each change of an element's size, using one shared observer; returns the function that stops it. */
export const onResize = (element: Element, look: () => void): (() => void) => {
  observer ??= new ResizeObserver((entries) => {
    // Rendered before the browser paints, once per element.
    const due = new Set(entries.flatMap(({ target }) => looks.get(target) ?? []));
    flushSync(() => due.forEach((look) => look()));
  });
  const shared = observer;
  looks.set(element, look);
  shared.observe(element);
  return () => {
    looks.delete(element);
    shared.unobserve(element);
    if (looks.size === 0) observer = undefined;
  };
};
