import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer, Row } from './answer.ts';
import type { Exchange } from './caller.ts';
import { deedOf, entityOf, entityOperations, named, operationOf, operations } from './contract.ts';
import { fileOf } from './exporting.ts';
import { type Person, password } from './network.ts';
import { uploaded } from './pictures.ts';
import { endJob, requestFor } from './requests.ts';
import { startWorld, type World } from './world.ts';

/** Affiliates see no employee but their own managers, and no other affiliate: no name is in anything that they read. */

/** Of people involved in everything that the affiliate reaches, and of another affiliate. */
const staffs = ['Xanthippe', 'Quillfeather', 'Zebulon', 'Ravenscroft'];

let world: World;
let affiliate: Person;
const reached = new Map<string, Row[]>();

beforeAll(async () => {
  world = await startWorld({ statistics: { url: undefined, memory: 1_000_000_000 } });
  affiliate = world.home.affiliate;
  const people = await employees();
  staffs.push(...people.map(({ email }) => email));
  await handsIn(people);
  for (const { id, key } of lists) reached.set(key, (await affiliate.call(id, whole(id))).ok().items);
  const { data: me } = (await affiliate.call('readMe')).ok();
  reached.set('user', [me]);
  reached.set('team', [{ id: Number(me['team']), version: 1 }]);
});
afterAll(() => world.close());

const employees = async (): Promise<[chief: Person, manager: Person]> => {
  const { join, roles } = world.home;
  const [chief, manager] = [
    await join(roles.admin, 'admin', {
      firstName: 'Xanthippe',
      lastName: 'Quillfeather',
    }),
    await join(roles.manager, 'manager', {
      firstName: 'Zebulon',
      lastName: 'Ravenscroft',
    }),
  ];
  return [chief, manager];
};

/**
 * Everything that the affiliate has was created, changed, deactivated and activated by staff, who also impersonate
 * them.
 */
const handsIn = async ([chief, manager]: [Person, Person]) => {
  const { call, make } = chief;
  const managers = [manager.id];
  const { data: me } = (await call('readUser', { params: { id: affiliate.id } })).ok();
  (await call('editUsers', { items: [{ id: affiliate.id, managers, lastName: 'Changed' }] })).ok();
  (await call('editTeams', { items: [{ id: me['team'], managers, title: 'Looked after' }] })).ok();
  const offer = await make('offer', { accessType: 1, managers });
  (await call('changeBlockOfOffers', { items: [{ id: offer.id, status: 'active' }] })).ok();
  const landing = await make('landing', { offer: offer.id });
  (await call('changeStatusOfLandings', { items: [{ id: landing.id, status: 'active' }] })).ok();
  const { id: creative } = await make('creative', { offer: offer.id });
  (await call('attachCreativeFile', { params: { id: creative }, payload: uploaded() })).ok();
  (await call('changeStatusOfCreatives', { items: [{ id: creative, status: 'active' }] })).ok();
  const campaign = await make('campaign', { offer: offer.id, affiliate: affiliate.id });
  (await call('editCampaigns', { items: [{ id: campaign.id, title: 'Set up for you' }] })).ok();
  (await call('changeStatusOfCampaigns', { items: [{ id: campaign.id, status: 'inactive' }] })).ok();
  await shared(chief);
  // As the affiliate, so that histories, sessions and sign-ins record it.
  const { data: signedIn } = (await world.home.anonymous('login', { body: { email: chief.email, password } })).ok();
  const acting = await call('impersonate', {
    headers: { authorization: `Bearer ${String(signedIn['token'])}` },
    body: { refreshToken: signedIn['refreshToken'], impersonateAs: affiliate.id },
  });
  const headers = { authorization: `Bearer ${String(acting.ok().data['token'])}` };
  (await call('editCampaigns', { headers, items: [{ id: campaign.id, title: 'Set up as you' }] })).ok();
  (await call('editMe', { headers, items: [{ timezone: 'Europe/Riga' }] })).ok();
};

/** A copy of someone’s own dashboard, shared with the affiliate and with others. */
const shared = async (chief: Person) => {
  const { join, roles } = world.home;
  const other = await join(roles.affiliate, 'affiliate', { firstName: 'Ermintrude', lastName: 'Wolverhampton' });
  const { items: made } = (await chief.call('createDashboards', { items: [{ title: 'Xanthippe’s own' }] })).ok();
  const [copy] = (await chief.call('cloneDashboards', { items: [{ id: made[0]?.id }] })).ok().items;
  const title = 'This week';
  (await chief.call('editDashboards', { items: [{ id: copy?.id, title, assignedTo: [affiliate.id, other.id] }] })).ok();
  staffs.push('Ermintrude', 'Wolverhampton');
};

const isOpen = ({ permission, roleTypes }: (typeof operations)[number]): boolean =>
  permission !== null && (roleTypes?.includes('affiliate') ?? true);
const open = operations.filter(isOpen);
const reading = open.filter(({ method }) => method === 'get');
const lists = open.flatMap(({ id }) => {
  const deed = deedOf(id);
  return deed?.call === 'list' ? [{ ...deed, id }] : [];
});

/** Requests everything that an affiliate may request. */
const whole = (operation: string): Exchange => {
  const names = Object.entries(deedOf(operation)?.entity.fields ?? {})
    .filter(([, field]) => !field.writeOnly && !field.staffOnly)
    .map(([name]) => name);
  const known = new Set(operationOf(operation).parameters.map(({ name }) => name));
  return {
    query: {
      ...(known.has('with') && names.length > 0 && { with: names.join(',') }),
      ...(known.has('limit') && operation !== 'search' && { limit: 500 }),
      ...(known.has('withMeta') && { withMeta: 'totalCount' }),
    },
  };
};

/** Only the affiliate's contacts, where those are named. */
const namesNobody = (answer: Answer) => {
  const isJson = String(answer.headers['content-type']).includes('json');
  const text = isJson
    ? JSON.stringify(answer.body, (name, value: unknown) => (name === 'personalManagers' ? [] : value))
    : answer.text;
  expect(staffs.filter((one) => text.includes(one))).toEqual([]);
};

const idsOf = (key: string): number[] => (reached.get(key) ?? []).map(({ id }) => id);

/** Calls that follow from no definition, about records that the affiliate has. */
const aboutOwn: Readonly<Record<string, () => Promise<Exchange[]> | Exchange[]>> = {
  countRelated: () => ['campaign', 'offer'].flatMap((entity) => idsOf(entity).map((id) => ({ query: { entity, id } }))),
  listTitles: () =>
    [...reached.keys()].flatMap((entity) =>
      Object.entries(entityOf(entity).fields)
        .filter(([, { kind }]) => ['one', 'many', 'tags'].includes(kind) && idsOf(entity).length > 0)
        .map(([field]) => ({ query: { entity, field, id: idsOf(entity).join(',') } })),
    ),
  readJob: async () => [{ params: { id: await ownJob() } }],
  listJobFailures: async () => [{ params: { id: await ownJob() } }],
  downloadCreativeFile: () => idsOf('creative').map((id) => ({ params: { id } })),
  readAffiliateInvoiceFile: () =>
    idsOf('affiliateInvoice').map((id) => ({ params: { id }, query: { format: 'xlsx' } })),
  readWithdrawalAccount: () => idsOf('withdrawalMethod').map((id) => ({ params: { id } })),
  readOfferAvailability: () => idsOf('offer').map((id) => ({ params: { id } })),
};

/** Deactivates campaigns, some of which are inactive already. */
const ownJob = (): Promise<number> =>
  endJob(affiliate, {
    collection: 'user/campaigns',
    call: 'status',
    ids: idsOf('campaign'),
    values: { status: 'inactive' },
  });

/** How an operation is called so that it returns what the affiliate reaches. */
const callsOf = async (id: string): Promise<Exchange[]> => {
  const deed = deedOf(id);
  const own = aboutOwn[id];
  if (own) return own();
  if (id === 'search') return staffs.map((text) => ({ query: { query: text.slice(0, 20) } }));
  if (!deed) return [{ ...whole(id), ...(await requestFor(id, world.home, affiliate)) }];
  if (deed.call === 'list' || deed.call === 'export')
    return [whole(id), ...(lists.some((one) => one.id === named(deed.key, 'list')) ? searches(id) : [])];
  return (reached.get(deed.key) ?? []).map((row) => ({ ...whole(id), params: { id: row.id } }));
};

const searches = (id: string): Exchange[] =>
  operationOf(id).parameters.some(({ name }) => name === 'search')
    ? staffs.map((search) => ({ query: { search } }))
    : [];

test('the affiliate reaches records that staff were involved in', () => {
  expect(reached.get('campaign')).toMatchObject([{ title: 'Set up as you' }]);
  expect(reached.get('dashboard')?.map(({ title }) => title)).toContain('This week');
  expect([...reached].filter(([, rows]) => rows.length > 0).map(([key]) => key)).toEqual(
    expect.arrayContaining(['campaign', 'offer', 'user', 'team', 'loginRecord']),
  );
});

describe('what an affiliate reads names no employee', () => {
  test.each(reading.map(({ id }) => id))('%s', async (id) => {
    for (const said of await callsOf(id)) {
      const isFile = deedOf(id)?.call === 'export';
      const answer = isFile ? await fileOf(affiliate.call, id, said) : await affiliate.call(id, said);
      expect(answer.status).toBeLessThan(500);
      namesNobody(answer);
    }
  });
});

test('no history is open to affiliates, as it shows who did what', () => {
  const histories = entityOperations.filter(({ call }) => call === 'history');
  expect(histories.length).toBeGreaterThan(0);
  expect(histories.filter(isOpen)).toEqual([]);
});

describe('what an affiliate is refused, or changes, names no employee', () => {
  test.each(open.filter(({ method }) => method !== 'get').map(({ id }) => id))('%s', async (id) => {
    const deed = deedOf(id);
    const rows = deed ? (reached.get(deed.key) ?? []) : [];
    const others: Exchange[] = [
      { items: [{ id: 1 }] },
      { items: [{ id: 1, version: 1, title: 'Mine' }] },
      { body: {} },
    ];
    // Each version is outdated: the response then contains the record.
    const stale: Exchange[] = rows.map((row) => ({
      params: { id: row.id },
      items: [{ id: row.id, version: row.version + 99, title: 'Mine' }],
    }));
    for (const said of [...others, ...stale]) {
      const answer = await affiliate.call(id, { params: { id: 1 }, ...said });
      expect(answer.status).toBeLessThan(500);
      namesNobody(answer);
    }
  });
});
