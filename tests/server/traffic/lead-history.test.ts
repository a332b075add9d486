import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { replaceInEvents, replaceReferences } from '../../../server/collections/replaced.ts';
import { patience } from '../../patience.ts';
import { administer, connected } from '../../postgres.ts';
import { type AdvertiserServer, type Market, openAdvertisers, openMarket, somebody } from '../support/advertisers.ts';
import { copyRows } from '../support/copies.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';
import { type Reporting, setUpReporting } from '../support/reporting.ts';
import { ask } from '../support/serving.ts';

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
    await connected(product.url, (client) =>
      copyRows(client, 'lead_changes', {
        where: `lead_id = ${id} and grade_id is not null`,
        count: 1000,
        changed: { id: '1000000 + n' },
      }),
    );
    expect((await edit({ leadGrades: [{ title: 'Paid' }] })).details).toMatchObject([
      { message: '“Deposited” is used in 2 leads; more than 1,000 lead changes' },
    ]);
    await administer(product.url, 'delete from lead_changes where id > 1000000');
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

  test('of very many events is replaced step by step, past what others work on, and what replaced it meanwhile counts', async () => {
    const { ids, lead } = at;
    const vertical = `/user/verticals/${ids.vertical}`;
    const edit = (item: object) => admin.call('PATCH', '/user/verticals', { items: [{ id: ids.vertical, ...item }] });
    const gradesNow = async () => (await admin.call('GET', `${vertical}?with=leadGrades`)).data.leadGrades;
    await edit({ leadGrades: [...(await gradesNow()), { title: 'Cold' }, { title: 'Warm' }] });
    const [kept, cold, warm] = await gradesNow();
    const leads: number[] = [];
    for (let n = 0; n < 6; n++) leads.push(await lead());
    const scope = product.database.tenant(product.tenant.tenantId);
    const place = { table: 'leads', column: 'grade_id' };
    const gradesOf = async () => {
      const { rows } = await scope.read((db) =>
        sql<{ id: number; grade: number }>`
          select id, grade_id as grade from leads where id = any(${leads}::bigint[]) order by created_at, id`.execute(
          db,
        ),
      );
      return rows.map(({ grade }) => grade);
    };
    await administer(product.url, `update leads set grade_id = ${cold.id} where id in (${leads.join()})`);
    await scope.write((db) => replaceInEvents(db, place, { from: cold.id, to: warm.id, max: 2 }));
    // The latest are replaced in the call.
    expect(await gradesOf()).toEqual([cold, cold, cold, cold, warm, warm].map(({ id }) => id));

    const continued = () => replaceReferences(product.database, () => false, 2);
    await connected(product.url, async (other) => {
      await other.query(`begin; select from leads where id = ${leads[1]} for update`);
      await continued();
      expect(await gradesOf()).toEqual([warm, cold, warm, warm, warm, warm].map(({ id }) => id));
      await other.query('rollback');
    });
    // What comes yet keeps the other one from being removed without a replacement.
    await administer(product.url, `update leads set grade_id = null where grade_id = ${warm.id}`);
    const some = (await gradesNow()).filter(({ id }: { id: number }) => id !== warm.id);
    expect((await edit({ leadGrades: some })).details).toMatchObject([{ type: 'referenced' }]);
    expect((await edit({ leadGrades: some, replaced: { leadGrades: [{ id: warm.id, by: kept.id }] } })).status).toBe(
      200,
    );
    await continued();
    expect((await gradesOf())[1]).toBe(kept.id);

    const pending = async () => (await scope.read((db) => sql`select from replaced_reference`.execute(db))).rows.length;
    expect(await pending()).toBeGreaterThan(0);
    await administer(product.url, `update replaced_reference set replaced_at = now() - interval '1 hour'`);
    await continued();
    expect(await pending()).toBe(0);
  });
});
