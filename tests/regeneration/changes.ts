import type { Copy } from './copy.ts';

/** Changes of the definitions, as people make them. */

/** The samples of code in docs/changing-the-api.md, in their order. */
const samples = async (copy: Copy): Promise<string[]> =>
  (await copy.read('docs/changing-the-api.md'))
    .split('```ts\n')
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('```')));

/** The field that the guide adds, and one more value of an enumeration. */
export const addToOffers = async (copy: Copy): Promise<void> => {
  const [field = ''] = await samples(copy);
  await copy.edit(
    'openapi/entities/offer.ts',
    ['    landers: reverse(', `    ${field}    landers: reverse(`],
    [
      '        private: { id: 3,',
      "        invited: { id: 4, en: 'By invitation', ru: 'По приглашению' },\n        private: { id: 3,",
    ],
  );
};

/** The entity that the guide adds, in its one file. */
export const addConferences = async (copy: Copy): Promise<void> => {
  const definition = (await samples(copy)).find((sample) => sample.includes('export const conference')) ?? '';
  await copy.put('openapi/entities/conference.ts', definition);
};

/** A field gets another name, one gets another type, and one goes. */
export const turnOffersRound = (copy: Copy): Promise<void> =>
  copy.edit(
    'openapi/entities/offer.ts',
    ["'isHot'", "'hot'"],
    ['isHot: boolean({ ', "hot: boolean({ renamedFrom: 'isHot', "],
    ['sessionLifespan: duration({', 'sessionLifespan: decimal({'],
    ["unit: 'days', min: 0, max: 3650", "min: '0', max: '3650'"],
    ['  duration,\n', '  decimal,\n'],
    [/ {4}notes: text\(\{[^]*?\n {4}\}\),\n/, ''],
    [", 'notes'", ''],
  );

interface Schema {
  properties: Record<string, { enum?: unknown[] } & object>;
}
interface Contract {
  paths: Record<string, object>;
  components: { schemas: Record<string, Schema> };
}

const renamed = <T extends object>(all: Record<string, T>, begin: string): Record<string, T> => {
  const own = Object.fromEntries(Object.entries(all).filter(([name]) => name.startsWith(begin)));
  return JSON.parse(
    JSON.stringify(own).replaceAll('conference', 'meetup').replaceAll('Conference', 'Meetup'),
  ) as Record<string, T>;
};

/** The copy's contract as another team might have gone on with it. */
export const anotherContract = async (copy: Copy): Promise<string> => {
  const contract = JSON.parse(await copy.read('openapi/openapi.json')) as Contract;
  const { paths, components } = contract;
  Object.assign(paths, renamed(paths, '/user/conferences'));
  Object.assign(components.schemas, renamed(components.schemas, 'Conference'));
  const named = (value: unknown): void => {
    if (Array.isArray(value) && value.includes('conference') && !value.includes('meetup')) value.push('meetup');
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(named);
  };
  named(contract);
  const venue = { type: ['string', 'null'], maxLength: 60, description: 'Venue' };
  for (const name of ['', 'Create', 'Edit']) {
    components.schemas[`Conference${name}`]!.properties['venue'] = venue;
    components.schemas[`Offer${name}`]!.properties['sessionLifespanType']!.enum!.push(3);
  }
  const clicks = {
    type: 'object',
    properties: { data: { type: 'object', properties: { clicks: { type: 'integer' } } } },
  };
  const content = { 'application/json': { schema: clicks, example: { data: { clicks: 7 } } } };
  const responses = { 200: { description: 'The summary.', content } };
  paths['/statistics/summary'] = {
    get: { operationId: 'readSummary', tags: ['Statistics'], summary: 'Read the summary', responses },
  };
  return JSON.stringify(contract);
};

/** Puts words where adopting left them to a person. */
export const sayWords = async (copy: Copy): Promise<void> => {
  const left = [/\b(ru|en): ''/g, "$1: 'Слова'"] as const;
  await copy.edit('openapi/entities/conference.ts', left);
  await copy.edit('openapi/entities/offer.ts', left);
  await copy.edit('openapi/entities/meetup.ts', left, ["ru: ['', '', '']", "ru: ['Встреча', 'Встречи', 'Встреч']"]);
};
