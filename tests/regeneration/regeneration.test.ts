import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as menuView from '../../src/shell/menu/menuView.ts';
import { connected } from '../postgres.ts';
import { addConferences, addToOffers, anotherContract, sayWords, turnOffersRound } from './changes.ts';
import { type Copy, createCopy, type CommandOutput } from './copy.ts';
import { createInstallation, type Installation, type Running } from './product.ts';

/*
 * A person's way through the changes of a project that is at work: what they meet at each step is what the tests below
 * look at. Compiling takes seconds, so that several changes are made in one go, and each test stands on those before it.
 */
const foreign = { path: 'src/generated/resources/mine.tsx', text: "export const mine = 'nobody’s business';\n" };
/** What someone tried in the project's folder, and left: nobody's complaint may name it. */
const scratch = { path: 'scratch.ts', text: "export const count: number = 'three';\n" };
const offer = {
  title: 'Before',
  isHot: true,
  sessionLifespan: 7,
  notes: 'For ourselves',
  accessType: 3,
};

let copy: Copy;
let installation: Installation;
let running: Running | undefined;

beforeAll(async () => {
  [copy, installation] = await Promise.all([createCopy(), createInstallation()]);
  for (const { path, text } of [foreign, scratch]) await copy.put(path, text);
});
afterAll(async () => {
  await running?.stop();
  await installation.remove();
  await copy.removeAll();
});

/** Starts the product as the copy has it now, in the place of the one before. */
const restart = async (): Promise<Running> => {
  await running?.stop();
  running = await installation.start(copy.folder);
  return running;
};

const ask = (sql: string): Promise<unknown[]> =>
  connected(installation.url, async (client) => (await client.query<Record<string, unknown>>(sql)).rows);

/** The part of a report that begins with a title. */
const part = ({ text }: CommandOutput, title: string): string =>
  text.match(new RegExp(`^${title}[^]*?(?=\\n\\n|\\n$)`, 'm'))?.[0] ?? '';

test('a project that nobody changed needs nothing', async () => {
  expect(await copy.codegen('--check')).toEqual({ code: 0, text: 'Everything generated is up to date.\n' });
  const { call } = await restart();
  expect((await call('PUT', '/user/offers', { items: [offer] })).data?.items).toMatchObject([{ id: 1, isHot: true }]);
});

describe('a new field, a new value and a new entity', () => {
  test('are missed by the check before they are generated', async () => {
    await Promise.all([addToOffers(copy), addConferences(copy)]);
    const { code, text } = await copy.codegen('--check');
    expect(code).toBe(1);
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        'missing  src/generated/resources/conference.tsx',
        'stale    src/generated/resources/offer.tsx',
        'stale    openapi/openapi.json',
        'Run `npm run codegen`.',
      ]),
    );
  });

  test('are told of, with what they mean for callers and for the database', async () => {
    const report = await copy.codegen('--no-typecheck');
    expect(report.code).toBe(0);
    const contract = part(report, 'Contract: ');
    expect(contract).toContain('14 changes, 2 of which break callers');
    expect(contract).toContain('+ call GET /user/conferences: listConferences');
    expect(contract).toMatch(/ {6}\+ field landingHint: string \| null {2}\(listOffers, createOffers, /);
    expect(contract).toMatch(/! ~ field accessType: also: 4 .*\n +breaks callers: callers may not know the new values/);
    expect(part(report, 'Migration: ')).toMatch(
      /^Migration: server\/database\/migrations\/\d{14}_conference_and_more\.sql\n/,
    );
    expect(part(report, 'Migration: ').split('\n')).toEqual(
      expect.arrayContaining([
        '    create table conferences',
        '    create table conferences_offers',
        '    add offers.landing_hint',
      ]),
    );
    expect(part(report, 'Files: ')).toContain('    src/generated/resources/conference.tsx\n');
  });

  test('are written once', async () => {
    const before = await copy.files();
    expect((await copy.codegen()).text).toMatch(/^Nothing to do: everything generated is up to date/);
    expect(await copy.files()).toEqual(before);
    expect(await copy.codegen('--check')).toMatchObject({ code: 0 });
  });

  test('are in the API, for records made before too', async () => {
    const { call } = await restart();
    expect((await call('GET', '/user/offers/1')).data).toMatchObject({ ...offer, landingHint: null });
    const edited = await call('PATCH', '/user/offers', {
      items: [{ id: 1, version: 1, landingHint: 'Call back', accessType: 4 }],
    });
    expect(edited.data?.items).toMatchObject([{ landingHint: 'Call back', accessType: 4, version: 2 }]);
    const refused = await call('PATCH', '/user/offers', {
      items: [{ id: 1, version: 2, landingHint: 'x'.repeat(101) }],
    });
    expect(refused).toMatchObject({ status: 422, details: [{ path: 'items.0.landingHint', type: 'maxLength' }] });

    const made = await call('PUT', '/user/conferences', {
      items: [{ title: 'Meet', city: 'Riga', startsOn: '2027-05-01', offers: [1] }],
    });
    expect(made).toMatchObject({ status: 201, data: { items: [{ title: 'Meet', status: 'active', offers: [1] }] } });
    expect(await call('GET', '/user/conferences?city=Riga&withMeta=totalCount')).toMatchObject({
      status: 200,
      data: { items: [{ city: 'Riga' }], meta: { totalCount: 1 } },
    });
    expect(await call('GET', '/user/conferences/1/history')).toMatchObject({ data: { items: [{ action: 'create' }] } });
  });

  test('are in the API reference', async () => {
    const contract = await running?.page('/docs/openapi.json');
    expect(contract).toContain('"landingHint"');
    expect(contract).toContain('"operationId":"listConferences"');
  });

  test('appear in the admin’s pages, even if the definition doesn’t say where', async () => {
    const offers = await copy.read('src/generated/resources/offer.tsx');
    expect(offers).toContain('landingHint: <TextInput<OfferValues> source="landingHint"');
    expect(offers).toContain('landingHint: <TextField<Offer> source="landingHint" />');
    expect(await copy.read('src/generated/resources/conference.tsx')).toContain(
      "general: ['title', 'city', 'startsOn', 'visitors', 'offers']",
    );
    expect(await copy.read('src/generated/resources/conference.tsx')).toContain(
      "inlineEdit={['title', 'city']}\n    bulkEdit={['city', 'offers']}",
    );
    expect(await copy.read('src/generated/messages/ru/offer.ts')).toContain("landingHint: 'Подсказка'");
  });
});

test('a new entity stands in the menu where its definition says, for those who may open it', async () => {
  const load = <Module>(path: string): Promise<Module> => import(pathToFileURL(join(copy.folder, path)).href);
  const { resources } = await load<{ resources: Record<string, menuView.MenuViewer['resources'][number]> }>(
    'src/generated/resources.ts',
  );
  const { menuOf, linesOf } = await load<typeof menuView>('src/shell/menu/menuView.ts');
  const targets = (...permissions: string[]): string[] => {
    const viewer = {
      roleType: 'manager',
      permissions: new Set(permissions),
      resources: Object.values(resources),
      pages: [],
      savedOrder: () => undefined,
    };
    return linesOf(menuOf('staff', viewer)).map(({ to }) => to);
  };
  const held = ['front.affiliates.teams.read', 'team.read', 'front.menu.campaigns.read', 'campaign.read'];
  const teams = '/affiliates/teams/active?orderBy=id:desc&limit=25&offset=0';
  const campaigns = '/campaigns/active?orderBy=createdAt:desc&limit=25&offset=0';
  expect(targets(...held)).toEqual([teams, campaigns]);
  expect(targets(...held, 'conference.read')).toEqual([
    teams,
    campaigns,
    '/conferences/active?orderBy=id:desc&limit=25&offset=0',
  ]);
});

describe('a field with another name, one of another type, and one that went', () => {
  let report: CommandOutput;

  test('are told of, with what breaks callers', async () => {
    await turnOffersRound(copy);
    report = await copy.codegen();
    const contract = part(report, 'Contract: ');
    expect(contract).toMatch(/! ~ field hot: renamed from isHot .*\n +breaks callers: callers know it as isHot/);
    expect(contract).toMatch(/! ~ field sessionLifespan: integer \| null → decimal \| null .*\n +breaks callers: /);
    expect(contract).toMatch(/! - field notes .*\n +breaks callers: /);
    expect(
      part(report, 'Migration: ')
        .replaceAll(/\d{14}_/g, '')
        .split('\n'),
    ).toEqual([
      'Migration: server/database/migrations/offer_hot_and_more.sql',
      '    rename offer.isHot to hot in history',
      '    rename offers.is_hot to hot',
      '    change the type of offers.session_lifespan to numeric(24,8)',
      '    retire offers.notes (kept as retired_notes)',
      '    note: All rows of offers are rewritten for session_lifespan; until that is done, nobody reads or writes them.',
      '    note: offers.notes is kept as retired_notes.',
    ]);
  });

  test('name the files that people wrote and that no longer compile, and the fields', () => {
    const [first, ...types] = part(report, 'Types: ').split('\n');
    expect(first).toBe('Types: 2 hand-written files do not compile');
    for (const file of ['OfferPitch', 'TitleField'])
      expect(types).toContainEqual(
        expect.stringMatching(`^ {4}src/resources/offers/${file}\\.tsx:\\d+ {2}Property 'isHot' does not exist`),
      );
  });

  test('keep what the records had', async () => {
    const { call } = await restart();
    const { data } = await call('GET', '/user/offers/1?with=landers');
    expect(data).toMatchObject({ title: 'Before', hot: true, landingHint: 'Call back' });
    expect(Number(data?.['sessionLifespan'])).toBe(7);
    expect(data).not.toHaveProperty('isHot');
    expect(data).not.toHaveProperty('notes');
    expect(await ask('select retired_notes as kept from offers')).toEqual([{ kept: offer.notes }]);
    expect((await call('GET', '/user/offers?hot=true')).data?.items).toMatchObject([{ id: 1 }]);
    const edited = await call('PATCH', '/user/offers', {
      items: [{ id: 1, version: 2, hot: false, sessionLifespan: '1.5' }],
    });
    expect(edited.data?.items).toMatchObject([{ hot: false, sessionLifespan: '1.5' }]);
    expect(await call('GET', '/user/offers?isHot=true')).toMatchObject({ status: 400 });
  });
});

describe('the contract of another team', () => {
  const file = 'theirs.json';

  test('is compared with, no matter who published it', async () => {
    await copy.edit(
      'src/resources/offers/TitleField.tsx',
      ['offer.isHot', 'offer.hot'],
      ['fields.isHot', 'fields.hot'],
    );
    await copy.edit(
      'src/resources/offers/OfferPitch.tsx',
      ['isHot, accessType', 'hot: isHot, accessType'],
      ['fields.isHot', 'fields.hot'],
    );
    await copy.put(file, await copy.read('openapi/openapi.json'));
    expect(await copy.codegen('--from', file)).toEqual({ code: 0, text: 'Both contracts say the same.\n' });

    await copy.put(file, await anotherContract(copy));
    const { code, text } = await copy.codegen('--from', file);
    expect(code).toBe(1);
    expect(text).toMatch(/It has, and the definitions lack:\n {2}Conferences\n {6}\+ field venue: string \| null /);
    expect(text).toContain('+ call GET /user/meetups: listMeetups');
    expect(text).toContain('+ call GET /statistics/summary: readSummary');
    expect(text).toMatch(
      /Different \(of the definitions → of it\):\n(?: .*\n)*? {2}Offers\n {6}~ field sessionLifespanType: also: 3 /,
    );
    expect(await copy.codegen('--check')).toMatchObject({ code: 0 });
  });

  test('is adopted as a change to review', async () => {
    const { code, text } = await copy.codegen('--from', file, '--adopt');
    expect(code).toBe(0);
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        'Adopted into openapi/entities/conference.ts: field venue',
        'Adopted into openapi/entities/offer.ts: 3 of sessionLifespanType',
        'Adopted into openapi/entities/meetup.ts: entity meetup (user/meetups)',
        'Adopted into openapi/paths/statisticsAdopted.ts: call GET /statistics/summary',
      ]),
    );
    expect(await copy.read('openapi/entities/conference.ts')).toContain(
      "    venue: text({ en: 'Venue', ru: '', sortable: false, maxLength: 60 }),\n",
    );
  });

  test('makes nothing before a person has found the words', async () => {
    const { code, text } = await copy.codegen();
    expect(code).toBe(1);
    expect(text).toMatch(
      /SL301 error {2}openapi\/entities\/conference\.ts:\d+ {2}conference\.venue\n {2}it has no words in Russian/,
    );
    expect(text).toMatch(/Nothing was written: \d+ errors\./);
  });

  test('is ours then, and all of the project compiles', async () => {
    await sayWords(copy);
    expect(await copy.codegen('--no-typecheck')).toMatchObject({ code: 0 });
    expect(await copy.complaints()).toBe('');
    expect(await copy.codegen('--from', file)).toEqual({ code: 0, text: 'Both contracts say the same.\n' });
  });

  test('is served, but for a call that people have to write', async () => {
    await copy.remove('openapi/paths/statisticsAdopted.ts');
    expect((await copy.codegen('--no-typecheck')).text).toMatch(/! - call GET \/statistics\/summary: readSummary/);
    const { call } = await restart();
    expect((await call('GET', '/user/conferences/1')).data).toMatchObject({ title: 'Meet', venue: null });
    expect(await call('PUT', '/user/meetups', { items: [{ title: 'Small', city: 'Tartu' }] })).toMatchObject({
      status: 201,
    });
  });
});

test('a file of someone else among the generated ones is where it was, as it was', async () => {
  expect(await copy.read(foreign.path)).toBe(foreign.text);
});
