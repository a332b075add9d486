import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { patience } from '../patience.ts';
import { type AdvertiserServer, type Market, openAdvertisers, openMarket, somebody } from './advertisers.ts';
import { type Person, type Product, startProduct } from './product.ts';
import { type Reporting, setUpReporting } from './reporting.ts';
import { ask } from './serving.ts';

/** Everything that happens to a lead is in its history: what it became, by whom or what, and why. */

let product: Product;
let admin: Person;
let advertisers: AdvertiserServer;

beforeAll(async () => {
  advertisers = await openAdvertisers();
  product = await startProduct({ outboundAllow: [advertisers.host], pushBudget: 5 });
  ({ admin } = product);
});
afterAll(async () => {
  await product.close();
  await advertisers.close();
});

/** Sends a lead once the setup is in force. */
const sent = async ({ token, campaign }: Market, lead: object = somebody()) => {
  const send = async () => {
    const { status, data } = await ask(product.app, 'POST', '/public/leads', { token, body: { campaign, ...lead } });
    return status === 201 ? data : undefined;
  };
  return vi.waitUntil(send, { timeout: patience.wait });
};
const history = async (lead: number, person: Person = admin) =>
  (await person.call('GET', `/stat/lead_changes?lead=${lead}&orderBy=createdAt:desc`)).data.items.toReversed();

test('the history shows that a lead came in, and who accepted it', async () => {
  const at = await openMarket(product, advertisers, ['refuse', 'accept']);
  await vi.waitUntil(async () => (await sent(at)).apiStatus === 'sent', { timeout: patience.wait });
  const { id } = await sent(at);
  const [arrival, push, ...others] = await history(id);
  expect(others).toEqual([]);
  expect(arrival).toMatchObject({ changedBy: 'intake', previousStatus: null, apiStatus: 'new', user: null });
  const { advertiser } = at.takers[1]!;
  expect(push).toMatchObject({ changedBy: 'push', previousStatus: 'new', apiStatus: 'sent', advertiser });
});

test('affiliates read only about their own leads, with reasons in their words, and nothing about advertisers', async () => {
  const at = await openMarket(product, advertisers, ['refuse']);
  await vi.waitUntil(
    async () =>
      (await history((await sent(at)).id)).some(({ reason }: { reason: string }) => reason === 'nobody_accepted'),
    { timeout: patience.wait },
  );
  const { id } = await sent(at);
  const [, push] = await history(id, at.affiliate);
  expect(push).toMatchObject({ previousStatus: 'new', apiStatus: 'unsent', refusal: 'nobody' });
  for (const hidden of ['advertiser', 'reason', 'user', 'grade', 'note', 'affiliate'])
    expect(push).not.toHaveProperty(hidden);
  const stranger = await product.person('affiliate');
  expect(await history(id, stranger)).toEqual([]);
});

describe('a grade that an advertiser reports', () => {
  let at: Reporting;
  beforeAll(async () => {
    at = await setUpReporting(product);
  });

  test('appears in the history once', async () => {
    const { ids, lead, report } = at;
    const id = await lead();
    const say = async () => (await report(`?lead_id=${id}&status=Sale`)).status;
    expect([await say(), await say()]).toEqual([200, 200]);
    const graded = (await history(id)).filter(({ changedBy }: { changedBy: string }) => changedBy === 'postback');
    expect(graded).toMatchObject([{ grade: ids.grade }]);
  });

  test('is removed by replacing it, in the leads and in their history', async () => {
    const { ids, lead, report } = at;
    const id = await lead();
    expect((await report(`?lead_id=${id}&status=Sale`)).status).toBe(200);
    const vertical = `/user/verticals/${ids.vertical}`;
    const gradesNow = async () => (await admin.call('GET', `${vertical}?with=leadGrades`)).data.leadGrades;
    const edit = (item: object) => admin.call('PATCH', '/user/verticals', { items: [{ id: ids.vertical, ...item }] });
    const { integration } = ids;
    await admin.call('PATCH', '/user/integrations', { items: [{ id: integration, leadStatusMappings: [] }] });
    expect((await edit({ leadGrades: [{ title: 'Paid' }] })).details).toMatchObject([
      { type: 'referenced', message: '“Deposited” is used in 2 leads; 2 lead changes' },
    ]);
    await edit({ leadGrades: [...(await gradesNow()), { title: 'Paid' }] });
    const [deposited, paid] = await gradesNow();
    const answer = await edit({
      leadGrades: [paid],
      replaced: { leadGrades: [{ id: deposited.id, by: paid.id }] },
    });
    expect([answer.status, answer.details]).toEqual([200, undefined]);
    expect((await admin.call('GET', `/stat/leads/${id}`)).data.grade).toBe(paid.id);
    const grades = (await history(id)).flatMap(({ grade }: { grade: number | null }) => grade ?? []);
    expect(grades).toEqual([paid.id]);
  });
});
