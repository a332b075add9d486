/** Of what kinds an element may be that is styled by its name; between them they have all attributes that are passed on. */
const tags = ['a', 'button', 'details', 'form', 'iframe', 'img', 'input', 'label', 'meter', 'ol', 'option', 'select'];
const more = ['td', 'textarea', 'time', 'video', 'col', 'progress'];

const known = new Map<string, boolean>();
let elements: HTMLElement[] | undefined;

const isKnown = (prop: string): boolean => {
  elements ??= [...tags, ...more].map((tag) => document.createElement(tag));
  return elements.some((element) => prop in element || prop.toLowerCase() in element);
};

/**
 * In place of emotion's list of all attributes: which of a component's properties are attributes of the element that it
 * draws, the browser says.
 */
export default (prop: string): boolean => {
  const answer =
    known.get(prop) ??
    (/^(?:data-|aria-|on[A-Z])/.test(prop) || /^(?:dangerouslySetInnerHTML|key|ref)$/.test(prop) || isKnown(prop));
  known.set(prop, answer);
  return answer;
};
