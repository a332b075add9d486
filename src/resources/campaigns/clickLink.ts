/** The click link's own parameters; all others are passed on to the landing page. */
export const linkParameters = [
  'source',
  'sub1',
  'sub2',
  'sub3',
  'sub4',
  'sub5',
  'sub6',
  'sub7',
  'sub8',
  'sub9',
] as const;
export type LinkParameter = (typeof linkParameters)[number];
export type LinkParameters = Readonly<Partial<Record<LinkParameter, string>>>;

/**
 * Values may have placeholders of the affiliate's own tracker, such as `{clickid}`, which must stay unescaped for it.
 */
const encoded = (value: string): string => encodeURIComponent(value).replaceAll('%7B', '{').replaceAll('%7D', '}');

/** Returns the link with these values; empty ones are left out. */
export const clickLink = (link: string, values: LinkParameters): string => {
  const query = linkParameters.flatMap((name) => {
    const value = values[name]?.trim() ?? '';
    return value === '' ? [] : [`${name}=${encoded(value)}`];
  });
  return query.length > 0 ? `${link}${link.includes('?') ? '&' : '?'}${query.join('&')}` : link;
};
