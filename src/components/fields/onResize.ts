import { flushSync } from 'react-dom';

const looks = new Map<Element, () => void>();
let observer: ResizeObserver | undefined;

/** Tells of each change of an element's size, by one observer for all of them; gives what ends that. */
export const onResize = (element: Element, look: () => void): (() => void) => {
  observer ??= new ResizeObserver((entries) => {
    // Drawn before the browser shows it, each element's followers once.
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
