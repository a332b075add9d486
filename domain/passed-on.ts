import { parseTemplate } from './macros.ts';

/** What a landing page gets to know of a click besides what its address says. */
interface PassedOn {
  /** Query parameter with the ID of the click; it is not added where null. */
  clickIdParameter: string | null;
  subParameters: readonly { sub: string; name: string }[];
}

/**
 * The template of an address with what is passed on to it as macros in its query, before a fragment. What the address says
 * by itself stays: a parameter of the same name, and the ID of the click wherever it has that.
 */
export const withPassedOn = (template: string, { clickIdParameter, subParameters }: PassedOn): string => {
  const end = template.includes('#') ? template.indexOf('#') : template.length;
  const address = template.slice(0, end);
  const [, query] = /\?(.*)$/s.exec(address) ?? [];
  const taken = new Set(new URLSearchParams(query ?? '').keys());
  const hasClickId = parseTemplate(template).some((part) => 'macro' in part && part.macro === 'click_id');
  const passed = [
    ...(clickIdParameter === null || hasClickId ? [] : [{ name: clickIdParameter, macro: 'click_id' }]),
    ...subParameters.map(({ sub, name }) => ({ name, macro: sub })),
  ];
  let further = query === undefined ? '?' : query === '' || query.endsWith('&') ? '' : '&';
  let result = address;
  for (const { name, macro } of passed) {
    if (taken.has(name)) continue;
    taken.add(name);
    result += `${further}${encodeURIComponent(name)}={${macro}}`;
    further = '&';
  }
  return result + template.slice(end);
};
