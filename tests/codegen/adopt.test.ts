import { afterAll, describe, expect, test } from 'vitest';
import { adopt } from '../../codegen/adopt/adopt.ts';
import { differencesInWords } from '../../codegen/adopt/from.ts';
import type { Contract } from '../../codegen/contract/contract.ts';
import { check } from '../../codegen/diagnostics/check.ts';
import { loadModel } from '../../codegen/model.ts';
import { contractOf } from '../../codegen/outputs.ts';
import { type Document, surfaceOf } from '../../codegen/report/surface.ts';
import { recordOf } from '../../domain/records.ts';
import type { JsonSchema } from '../../domain/rules.ts';
import { validatorOf } from '../../server/http/schemas.ts';
import { createProject, type Project, removeProjects } from './project.ts';
import { richer, shop, user } from './shop-texts.ts';

afterAll(removeProjects);

const opened = async (): Promise<{ project: Project; theirs: Contract }> => {
  const project = await createProject({ shop, user });
  const theirs: Contract = structuredClone(contractOf(await loadModel(project.root)));
  return { project, theirs };
};

const array = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const properties = (of: Record<string, JsonSchema>): JsonSchema => ({ type: 'object', properties: of });

/** Adds a collection of records that can be listed and read, and own calls of it. */
const withCollection = (
  theirs: Contract,
  path: string,
  record: Record<string, JsonSchema>,
  actions: Record<string, JsonSchema> = {},
): void => {
  const schema = properties({ data: properties({ items: array(properties({ id: { type: 'integer' }, ...record })) }) });
  const responses = { 200: { description: '', content: { 'application/json': { schema } } } };
  const base = { tags: [path], summary: path, 'x-permission': [], responses };
  theirs.paths[path] = { get: { ...base, operationId: `list ${path}` } };
  theirs.paths[`${path}/{id}`] = { get: { ...base, operationId: `read ${path}` } };
  for (const [name, item] of Object.entries(actions)) {
    const body = { required: true, content: { 'application/json': { schema: properties({ items: array(item) }) } } };
    theirs.paths[`${path}/${name}`] = { post: { ...base, operationId: `${name} ${path}`, requestBody: body } };
  }
};

/** What is adopted of a contract: the files that change, and what is left. */
const adopted = async (project: Project, theirs: Document) => {
  const model = await loadModel(project.root);
  const ours = surfaceOf(contractOf(model));
  return adopt(model, theirs, ours, surfaceOf(theirs), { shop, user });
};

const schemaOf = (contract: Contract, name: string): Record<string, JsonSchema> =>
  contract.components.schemas[name]!['properties'] as Record<string, JsonSchema>;

/** Puts a field into the record and into both items that are sent. */
const withField = (contract: Contract, name: string, schema: JsonSchema): void => {
  for (const item of ['Shop', 'ShopCreate', 'ShopEdit']) schemaOf(contract, item)[name] = schema;
};

/** What another contract has beside ours, and the lines that the definition gains. */
const gains: [string, { change: (theirs: Contract) => void; want: string[] }][] = [
  [
    'a field',
    {
      change: (theirs) => {
        withField(theirs, 'floor', {
          type: ['integer', 'null'],
          minimum: 0,
          maximum: 9,
          description: 'Floor. Counted from the street.',
        });
      },
      want: ["    floor: integer({ en: 'Floor', ru: '', sortable: false, min: 0, max: 9 }),"],
    },
  ],
  [
    'a reference',
    {
      change: (theirs) => {
        withField(theirs, 'keeper', { type: ['integer', 'null'], description: 'Id of a record: user.' });
      },
      want: ["    keeper: one('user', { en: 'Keeper', ru: '' }),"],
    },
  ],
  [
    'a field that only comes back',
    {
      change: (theirs) => {
        schemaOf(theirs, 'Shop')['visits'] = { type: 'integer' };
      },
      want: ["    visits: integer({ en: 'Visits', ru: '', readOnly: true, sortable: false }),"],
    },
  ],
  [
    'values of an enumeration, where its options are',
    {
      change: (theirs) => {
        withField(theirs, 'colour', { type: ['string', 'null'], enum: ['red', 'blue', null] });
        withField(theirs, 'size', { type: ['integer', 'null'], enum: [1, 2, null] });
      },
      want: [
        "      options: { red: { en: 'Red', ru: 'Красный' }, blue: { en: 'Blue', ru: '' } }",
        "  value2: { id: 2, en: 'Value 2', ru: '' },",
      ],
    },
  ],
  [
    'a status',
    {
      change: (theirs) => {
        schemaOf(theirs, 'ShopStatus')['status'] = { type: 'string', enum: ['open', 'shut'] };
        schemaOf(theirs, 'Shop')['status'] = { type: 'string', enum: ['open', 'shut'] };
      },
      want: ["shut: { en: 'Shut', ru: '', tone: 'neutral' }"],
    },
  ],
  [
    'calls',
    {
      change: (theirs) => {
        theirs.paths['/user/shops/clone'] = {
          post: { ...theirs.paths['/user/shops']!.put!, operationId: 'cloneShops' },
        };
        theirs.paths['/user/shops']!.delete = { ...theirs.paths['/user/shops']!.patch!, operationId: 'deleteShops' };
      },
      want: ["  calls: ['list', 'read', 'create', 'edit', 'status', 'delete', 'clone'],"],
    },
  ],
  [
    'a call of its own',
    {
      change: (theirs) => {
        const items = {
          type: 'array',
          items: {
            type: 'object',
            properties: { id: { type: 'integer' }, until: { type: 'string', format: 'date' } },
            required: ['until'],
          },
        };
        theirs.paths['/user/shops/close_early'] = {
          post: {
            ...theirs.paths['/user/shops']!.put!,
            operationId: 'closeEarlyOfShops',
            summary: 'Close early',
            requestBody: {
              required: true,
              content: { 'application/json': { schema: { type: 'object', properties: { items } } } },
            },
          },
        };
      },
      want: [
        "  actions: { close_early: { en: 'Close early', ru: '', fields: { until: date({ en: 'Until', ru: '', required: true }) } } },",
      ],
    },
  ],
];

/** Without line breaks, and the commas that stand before them. */
const onOneLine = (text: string): string => text.trim().replace(/\s+/g, ' ').replaceAll(', }', ' }').replace(/,$/, '');

describe('adopting another contract', () => {
  test.each(gains)('writes into the definition %s', async (_, { change, want }) => {
    const { project, theirs } = await opened();
    change(theirs);
    const { files, left } = await adopted(project, theirs);
    expect(left).toEqual([]);
    const text = files.find(({ path }) => path === 'openapi/entities/shop.ts')?.content ?? '';
    for (const line of want) expect(onOneLine(text)).toContain(onOneLine(line));
  });

  test('leaves every line of the definition as it is, and imports what it needs', async () => {
    const { project, theirs } = await opened();
    withField(theirs, 'floor', { type: ['integer', 'null'] });
    withField(theirs, 'prices', {
      type: 'array',
      items: { type: 'object', properties: { amount: { type: 'string', format: 'decimal' } } },
    });
    const { files } = await adopted(project, theirs);
    const text = files[0]?.content ?? '';
    const kept = shop.split('\n').filter((line) => !line.startsWith('import'));
    expect(text.split('\n').filter((line) => kept.includes(line))).toEqual(kept);
    expect(text).toContain(
      "import { decimal, entity, enumeration, integer, list, many, one, title } from '../define.ts';",
    );
  });

  test('lacks nothing of the other contract afterwards, but the words that a person must find', async () => {
    const { project } = await opened();
    const theirs = contractOf(await loadModel((await createProject({ shop: richer, user })).root));
    const { files, left } = await adopted(project, theirs);
    expect(left).toEqual([]);
    for (const { path, content } of files) await project.put(path, content.replaceAll("ru: ''", "ru: 'Слова'"));
    const model = await loadModel((await project.copy()).root);
    expect(check(model)).toEqual([]);
    expect(differencesInWords(surfaceOf(contractOf(model)), surfaceOf(theirs))).toEqual([]);
  });

  test('makes a definition of a collection that is nowhere yet', async () => {
    const { project, theirs } = await opened();
    const geo = {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        title: { type: 'string' },
        shop: { type: 'integer' },
        status: { type: 'string', enum: ['active'] },
      },
    };
    const list = { data: { type: 'object', properties: { items: { type: 'array', items: geo } } } };
    const responses = {
      200: { description: '', content: { 'application/json': { schema: { type: 'object', properties: list } } } },
    };
    const base = { tags: ['Geos'], summary: 'Geos', 'x-permission': [], responses };
    theirs.paths['/user/geos'] = { get: { ...base, operationId: 'listGeos' } };
    theirs.paths['/user/geos/{id}'] = { get: { ...base, operationId: 'readGeo' } };
    const { files, what } = await adopted(project, theirs);
    expect(what).toEqual({ 'openapi/entities/geo.ts': ['entity geo (user/geos)'] });
    expect(files[0]?.content).toBe(`import { entity, one, title } from '../define.ts';

export const geo = entity({
  name: { en: ['Geo', 'Geos'], ru: ['', '', ''] },
  about: { en: '', ru: '' },
  path: 'user/geos',
  fields: {
    title: title({ sortable: false }),
    shop: one('shop', { en: 'Shop', ru: '', readOnly: true }),
  },
  status: { set: { active: { en: 'Active', ru: '', tone: 'neutral' } } },
  calls: ['list', 'read'],
  list: { columns: ['id', 'title', 'shop', 'status'] },
});
`);
  });

  test('never writes over a definition: what is named alike gets more of its path as its name', async () => {
    const { project, theirs } = await opened();
    for (const path of ['/public/shops', '/v2/shops', '/user/geos', '/stat/geos'])
      withCollection(theirs, path, { title: { type: 'string' } });
    const { files, what } = await adopted(project, theirs);
    expect(Object.keys(what)).toEqual([
      'openapi/entities/publicShop.ts',
      'openapi/entities/v2Shop.ts',
      'openapi/entities/geo.ts',
      'openapi/entities/statGeo.ts',
    ]);
    expect(files.map(({ content }) => /path: '([^']+)'/.exec(content)?.[1])).toEqual([
      ...['public/shops', 'v2/shops', 'user/geos', 'stat/geos'],
    ]);
  });

  test('makes definitions that can be read, whatever things are called there', async () => {
    const { project, theirs } = await opened();
    const status = { type: 'string', enum: ['in-progress', 'done'] };
    const until = properties({ id: { type: 'integer' }, 'valid-until': { type: 'string', format: 'date' } });
    withCollection(theirs, '/user/packages', { title: { type: 'string' }, status }, { send_back: until });
    theirs.paths['/user/packages/send_back']!.post!.summary = 'Send it back,\nif it’s allowed';
    const { files, left } = await adopted(project, theirs);
    expect(left).toEqual([]);
    for (const { path, content } of files) {
      expect(content).toContain("send_back: { en: 'Send it back,'");
      await project.put(path, content.replaceAll("ru: ''", "ru: 'Слова'").replaceAll("'', '', ''", "'а', 'б', 'в'"));
    }
    const model = await loadModel((await project.copy()).root);
    const { status: set, actions } = model.entities['packageRecord']!;
    expect([Object.keys(set?.set ?? {}), Object.keys(actions)]).toEqual([['in-progress', 'done'], ['send_back']]);
    expect(adopt(model, theirs, surfaceOf(contractOf(model)), surfaceOf(theirs), {}).what).toEqual({});
  });

  test('asks nobody for what the other server sets by itself', async () => {
    const { project, theirs } = await opened();
    withField(theirs, 'visits', { type: 'integer', readOnly: true });
    withField(theirs, 'secret', { type: 'string', writeOnly: true });
    const { files } = await adopted(project, theirs);
    expect(files[0]?.content).toContain("visits: integer({ en: 'Visits', ru: '', readOnly: true, sortable: false })");
    expect(files[0]?.content).toContain("secret: text({ en: 'Secret', ru: '', writeOnly: true })");
  });

  test('says what it could not adopt, whatever it is (SL601)', async () => {
    const { project, theirs } = await opened();
    withField(theirs, 'address.city', { type: 'string' });
    withField(theirs, 'price', { type: 'number' });
    schemaOf(theirs, 'Shop')['guests'] = array(properties({ colourOfRow: { type: 'string' } }));
    withCollection(theirs, '/user/geos', { title: { type: 'string' }, status: { type: 'string' } });
    const { left } = await adopted(project, theirs);
    expect(left.map(({ entity, message }) => `${entity}: ${message}`)).toEqual([
      'shop: `address.city` has a dot in its name',
      'shop: `price` is a number there; a decimal is a text here',
      'shop: `guests[].colourOfRow` is inside a field that is there',
      'geo: the values of `status` aren’t said, and without them it is no status',
    ]);
  });

  test('makes calls that the server can check, with what is said once for all calls of a path', async () => {
    const { project, theirs } = await opened();
    const body = properties({
      at: { type: 'string', format: 'date-time', nullable: true, 'x-order': 1 },
      count: { type: 'integer', format: 'int64', minimum: 0, exclusiveMinimum: true },
      xml: { type: 'string', xml: { name: 'x' } },
    });
    theirs.paths['/stat/reports/{id}'] = {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer', format: 'int64' } }],
      delete: {
        operationId: 'deleteReport',
        tags: ['Statistics'],
        summary: 'Delete it',
        'x-permission': [],
        requestBody: { content: { 'application/json': { schema: body } } },
        responses: { 204: { description: '' } },
      },
    } as never;
    const { files } = await adopted(project, theirs);
    await project.put(files[0]!.path, files[0]!.content);
    const part = (await loadModel((await project.copy()).root)).parts['openapi/paths/statistics.ts'];
    const { parameters, requestBody } = recordOf(recordOf(part?.paths?.['/stat/reports/{id}'])['delete']);
    expect(parameters).toEqual([{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }]);
    const { content } = recordOf(requestBody);
    const { schema } = recordOf(recordOf(content)['application/json']);
    const checks = validatorOf(recordOf(schema))();
    const fits = (value: unknown): boolean => checks(value) === true;
    expect([{ at: null }, { count: 1 }, { xml: 'x' }, { count: 0 }, { at: 7 }].map(fits)).toEqual([
      ...[true, true, true, false, false],
    ]);
  });

  test('makes a hand-written part of calls that are no entity’s', async () => {
    const { project, theirs } = await opened();
    theirs.paths['/stat/report'] = {
      get: {
        operationId: 'readReport',
        tags: ['Statistics'],
        summary: 'Read the report',
        'x-permission': ['report.read'],
        responses: {},
      },
    };
    const { files, what } = await adopted(project, theirs);
    expect(what).toEqual({ 'openapi/paths/statistics.ts': ['call GET /stat/report'] });
    expect(files[0]?.content).toContain("operationId: 'readReport'");
  });

  test('takes calls that are described beside a definition for no lack of it', async () => {
    const project = await createProject({ shop, user });
    await project.put(
      'openapi/paths/bells.ts',
      `export default {
  paths: {
    '/user/shops/ring_again': {
      post: {
        operationId: 'ringAgain',
        summary: 'Ring the bells',
        description: 'Of the shops that a filter finds.',
        tags: ['Shops'],
        'x-permission': ['shop.update'],
        requestBody: { content: { 'application/json': { schema: { type: 'object', properties: { filter: { type: 'object' } } } } } },
        responses: { 200: { description: 'Rung.' } },
      },
    },
  },
};
`,
    );
    const theirs = structuredClone(contractOf(await loadModel(project.root)));
    expect(Object.keys(theirs.paths)).toContain('/user/shops/ring_again');
    expect(await adopted(project, theirs)).toEqual({ files: [], what: {}, left: [] });
  });

  test('never takes anything out', async () => {
    const { project, theirs } = await opened();
    for (const item of ['Shop', 'ShopCreate', 'ShopEdit']) delete schemaOf(theirs, item)['owner'];
    delete theirs.paths['/user/shops']!.put;
    expect(await adopted(project, theirs)).toEqual({ files: [], what: {}, left: [] });
  });

  test('leaves to a person what can’t be told (SL601)', async () => {
    const { project, theirs } = await opened();
    withField(theirs, 'things', { type: 'array', items: { type: 'integer' } });
    const { files, left } = await adopted(project, theirs);
    expect(files).toEqual([]);
    expect(left).toEqual([
      expect.objectContaining({ code: 'SL601', entity: 'shop', at: ['fields', 'things'], help: 'write it by hand' }),
    ]);
  });
});

test('a comparison says what either side lacks, and what differs', async () => {
  const { project, theirs } = await opened();
  withField(theirs, 'floor', { type: 'integer' });
  delete schemaOf(theirs, 'Shop')['guests'];
  schemaOf(theirs, 'Shop')['owner'] = { type: 'string' };
  const ours = surfaceOf(contractOf(await loadModel(project.root)));
  const said = differencesInWords(ours, surfaceOf(theirs)).join('\n');
  expect(said).toMatch(/It has, and the definitions lack:\n {2}Shops\n +\+ field floor: integer/);
  expect(said).toMatch(/The definitions have, and it lacks:\n {2}Shops\n +- field guests/);
  expect(said).toMatch(/Different[^\n]+\n {2}Shops\n +~ field owner: integer \| null → string/);
  expect(differencesInWords(ours, ours)).toEqual([]);
});
