import type { Copy } from './copy.ts';

/** Changes of the definitions, as people make them. */

/** One more field and one more value of an enumeration. */
export const addToOffers = (copy: Copy): Promise<void> =>
  copy.edit(
    'openapi/entities/offer.ts',
    ['  tags,\n', '  tags,\n  text,\n'],
    [
      '    landers: reverse(',
      "    landingHint: text({ en: 'Landing hint', ru: 'Подсказка', maxLength: 100 }),\n    landers: reverse(",
    ],
    [
      '        private: { id: 3,',
      "        invited: { id: 4, en: 'By invitation', ru: 'По приглашению' },\n        private: { id: 3,",
    ],
  );

/** A whole entity in one file. */
export const addGeos = (copy: Copy): Promise<void> =>
  copy.put(
    'openapi/entities/geo.ts',
    `import { entity, integer, many, text, title } from '../define.ts';
import { activeOrInactive } from '../parts.ts';

export const geo = entity({
  name: { en: ['Geo', 'Geos'], ru: ['Гео', 'Гео', 'Гео'] },
  about: { en: 'A region that offers are made for.', ru: 'Регион, для которого создают офферы.' },
  path: 'user/geos',
  fields: {
    title: title({ unique: true }),
    code: text({ en: 'Code', ru: 'Код', required: true, maxLength: 10, filterable: true }),
    population: integer({ en: 'Population', ru: 'Население', min: 0 }),
    offers: many('offer', { en: 'Offers', ru: 'Офферы' }),
  },
  status: activeOrInactive,
  calls: ['list', 'read', 'create', 'edit', 'status', 'delete'],
  list: { columns: ['id', 'title', 'code', 'status'], filters: ['code'] },
});
`,
  );

/** A field gets another name, one gets another type, and one goes. */
export const turnOffersRound = (copy: Copy): Promise<void> =>
  copy.edit(
    'openapi/entities/offer.ts',
    ["'isHot'", "'hot'"],
    ['isHot: boolean({ ', "hot: boolean({ renamedFrom: 'isHot', "],
    ['sessionLifespan: duration({', 'sessionLifespan: decimal({'],
    ["unit: 'days', min: 0, max: 3650", "min: '0', max: '3650'"],
    ['  duration,\n', '  decimal,\n'],
    ['  url,\n', ''],
    [/ {4}trafficbackUrl: url\(\{[^]*?\n {4}\}\),\n/, ''],
    [", 'trafficbackUrl'", ''],
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
  return JSON.parse(JSON.stringify(own).replaceAll('geo', 'region').replaceAll('Geo', 'Region')) as Record<string, T>;
};

/** The copy's contract as another team might have gone on with it. */
export const anotherContract = async (copy: Copy): Promise<string> => {
  const contract = JSON.parse(await copy.read('openapi/openapi.json')) as Contract;
  const { paths, components } = contract;
  Object.assign(paths, renamed(paths, '/user/geos'));
  Object.assign(components.schemas, renamed(components.schemas, 'Geo'));
  const capital = { type: ['string', 'null'], maxLength: 60, description: 'Capital' };
  for (const name of ['', 'Create', 'Edit']) {
    components.schemas[`Geo${name}`]!.properties['capital'] = capital;
    components.schemas[`Offer${name}`]!.properties['sessionLifespanType']!.enum!.push(3);
  }
  const clicks = { type: 'object', properties: { data: { type: 'object', properties: { clicks: { type: 'integer' } } } } };
  const content = { 'application/json': { schema: clicks, example: { data: { clicks: 7 } } } };
  const responses = { 200: { description: 'The summary.', content } };
  paths['/statistics/summary'] = { get: { operationId: 'readSummary', tags: ['Statistics'], summary: 'Read the summary', responses } };
  return JSON.stringify(contract);
};

/** Puts words where adopting left them to a person. */
export const sayWords = async (copy: Copy): Promise<void> => {
  const left = [/\b(ru|en): ''/g, "$1: 'Слова'"] as const;
  await copy.edit('openapi/entities/geo.ts', left);
  await copy.edit('openapi/entities/offer.ts', left);
  await copy.edit('openapi/entities/region.ts', left, ["ru: ['', '', '']", "ru: ['Регион', 'Региона', 'Регионов']"]);
};
