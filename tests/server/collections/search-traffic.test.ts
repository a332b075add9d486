import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { patience } from '../../patience.ts';
import { type Judging, type Listed, openJudging } from '../support/judging.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';
import { ask } from '../support/serving.ts';

/** Clicks, leads and conversions are found by the ids that people copy from one place to another. */

let product: Product;
let admin: Person;
let judging: Judging;
let click: Listed;
let lead: Listed;
let conversion = 0;

interface Group {
  view: string;
  hits: { id: number; title: string; subtitle: string | null }[];
}

const found = async (query: string, person = admin): Promise<[string, number][]> => {
  const { status, data } = await person.call('GET', `/user/search?query=${encodeURIComponent(query)}`);
  expect(status).toBe(200);
  return data.items.flatMap(({ view, hits }: Group) => hits.map(({ id }): [string, number] => [view, id])).sort();
};

beforeAll(async () => {
  product = await startProduct();
  ({ admin } = product);
  judging = await openJudging(product);
  const { affiliate, offer } = judging;
  click = await judging.click();
  const { apiToken: token } = (await admin.call('GET', `/user/users/${affiliate.id}?with=apiToken`)).data;
  const [campaign] = (await admin.call('GET', `/user/campaigns?offer=${offer}`)).data.items;
  const body = { campaign: campaign.secureId, email: 'vera@mail.example', clickId: click.secureId };
  const { data: sent } = await ask(product.app, 'POST', '/public/leads', { token, body });
  lead = (await admin.call('GET', `/stat/leads/${sent.id}`)).data;
  const advertiser = (await admin.call('GET', `/user/advertisers/${Number(click['advertiser'])}?with=apiToken`)).data;
  await vi.waitFor(
    async () => {
      await product.app.inject(`/api/v1/public/postback/${advertiser.apiToken}?click_id=${click.secureId}&txid=T1`);
      const { items } = (await admin.call('GET', '/stat/conversions')).data;
      expect(items).toHaveLength(1);
      conversion = items[0].id;
    },
    { timeout: patience.wait },
  );
});
afterAll(() => product.close());

describe('by a public ID', () => {
  test('of a click: the click, and the conversion that came of it', async () => {
    const both = [
      ['conversion', conversion],
      ['validClick', click.id],
    ];
    expect(await found(click.secureId)).toEqual(both);
    expect(await found(` ${click.secureId} `)).toEqual(both);
    expect(await found(click.secureId, judging.affiliate)).toEqual(both);
    expect(await found(click.secureId.slice(1))).toEqual([]);
  });

  test('of a lead, told by its campaign', async () => {
    expect(await found(lead.secureId)).toEqual([['lead', lead.id]]);
    expect(await found(lead.secureId, judging.affiliate)).toEqual([['lead', lead.id]]);
    const { data } = await admin.call('GET', `/user/search?query=${lead.secureId}`);
    expect(data.items[0].hits[0]).toMatchObject({ title: lead.secureId, subtitle: expect.stringMatching(/\w/) });
  });

  test('of a click that staff judged invalid: among the invalid ones', async () => {
    const other = await judging.click();
    await judging.reject(other.id);
    expect(await found(other.secureId)).toEqual([['invalidClick', other.id]]);
  });
});

test('by their ID: conversions, which have no other, and leads, which affiliates know by it', async () => {
  expect(await found(`#${conversion}`)).toContainEqual(['conversion', conversion]);
  for (const person of [admin, judging.affiliate])
    expect(await found(`#${lead.id}`, person)).toContainEqual(['lead', lead.id]);
});

test('nobody finds those of others: other affiliates, people of advertisers, people without the permission, other networks', async () => {
  const strangers = [
    await product.person('affiliate'),
    await product.person('advertiser_manager'),
    await product.personWith('admin', 'offer.read'),
    await product.stranger(),
  ];
  for (const person of strangers)
    for (const { secureId } of [click, lead]) expect(await found(secureId, person)).toEqual([]);
});
