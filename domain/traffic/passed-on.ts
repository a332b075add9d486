import { parseTemplate } from './macros.ts';

/** What is passed on to a landing page about a click, in addition to what its URL has. */
interface PassedOn {
  /** The query parameter that carries the click's ID; not added if null. */
  clickIdParameter: string | null;
  subParameters: readonly { sub: string; name: string }[];
}

/**
 * Adds what is passed on to a URL template as macros in its query, before any fragment. What the URL itself has takes
 * precedence: a parameter of the same name is kept, and the click's ID isn't added if the URL already has it.
 */
export const withPassedOn = (template: string, { clickIdParameter, subParameters }: PassedOn): string => {
  const end = template.includes('#') ? template.indexOf('#') : template.length;
  const address = template.slice(0, end);
  const [, query] = /\?(.*)$/s.exec(address) ?? [];
  const usedNames = new Set(new URLSearchParams(query ?? '').keys());
  const hasClickId = parseTemplate(template).some((part) => 'macro' in part && part.macro === 'click_id');
  const passed = [
    ...(clickIdParameter === null || hasClickId ? [] : [{ name: clickIdParameter, macro: 'click_id' }]),
    ...subParameters.map(({ sub, name }) => ({ name, macro: sub })),
  ];
  let further = query === undefined ? '?' : query === '' || query.endsWith('&') ? '' : '&';
  let result = address;
  for (const { name, macro } of passed) {
    if (usedNames.has(name)) continue;
    usedNames.add(name);
    result += `${further}${encodeURIComponent(name)}={${macro}}`;
    further = '&';
  }
  return result + template.slice(end);
};
