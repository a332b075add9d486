/** What a click link takes of its own; all else is passed on to the landing page. */
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

/** Values may have placeholders of the affiliate's own tracker, such as `{clickid}`, which has to find them as they are. */
const encoded = (value: string): string => encodeURIComponent(value).replaceAll('%7B', '{').replaceAll('%7D', '}');

/** The link with these values; those that are empty are left out. */
export const clickLink = (link: string, values: LinkParameters): string => {
  const query = linkParameters.flatMap((name) => {
    const value = values[name]?.trim() ?? '';
    return value === '' ? [] : [`${name}=${encoded(value)}`];
  });
  return query.length > 0 ? `${link}${link.includes('?') ? '&' : '?'}${query.join('&')}` : link;
};
