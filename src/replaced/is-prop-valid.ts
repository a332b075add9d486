/**
 * The elements to check for attributes; together they have all attributes that are passed on to elements styled by tag
 * name.
 */
const tags = ['a', 'button', 'details', 'form', 'iframe', 'img', 'input', 'label', 'meter', 'ol', 'option', 'select'];
const more = ['td', 'textarea', 'time', 'video', 'col', 'progress'];

const known = new Map<string, boolean>();
let elements: HTMLElement[] | undefined;

const isKnown = (prop: string): boolean => {
  elements ??= [...tags, ...more].map((tag) => document.createElement(tag));
  return elements.some((element) => prop in element || prop.toLowerCase() in element);
};

/**
 * Replaces emotion's list of all attributes: the browser knows which of a component's props are attributes of the
 * element that it renders.
 */
export default (prop: string): boolean => {
  const answer =
    known.get(prop) ??
    (/^(?:data-|aria-|on[A-Z])/.test(prop) || /^(?:dangerouslySetInnerHTML|key|ref)$/.test(prop) || isKnown(prop));
  known.set(prop, answer);
  return answer;
};
