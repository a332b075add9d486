import { afterAll, beforeAll, expect, vi } from 'vitest';
import { patience } from '../../patience.ts';
import { type AdvertiserServer, type Market, openAdvertisers, openMarket, somebody } from './advertisers.ts';
import { type Person, type Product, startProduct } from './product.ts';
import { ask } from './serving.ts';

/** A network whose leads are offered to advertisers. */

export let product: Product;
export let admin: Person;
export let advertisers: AdvertiserServer;

/** One product for all tests of a file, and advertisers who take leads. */
export const setUpPushes = (): void => {
  beforeAll(async () => {
    advertisers = await openAdvertisers();
    product = await startProduct({ outboundAllow: [advertisers.host], pushBudget: 5 }, { limits: { poolSize: 20 } });
    ({ admin } = product);
  });
  afterAll(async () => {
    for (const one of advertisers.heard.filter(({ manner }) => manner.startsWith('wait'))) one.answer('cut');
    await product.close();
    await advertisers.close();
  });
};

export const market = async (...manners: string[]): Promise<Market> => {
  const opened = await openMarket(product, advertisers, manners);
  // In force within a second.
  await vi.waitUntil(
    async () => {
      const simulated = await admin.call('POST', '/stat/simulate', {
        kind: 'lead',
        campaign: await campaignId(opened),
      });
      return simulated.data?.candidates?.length === manners.length && simulated.data.outcome === 'offered';
    },
    { timeout: patience.wait },
  );
  return opened;
};
export const campaignId = async ({ offer }: Market) =>
  (await admin.call('GET', `/user/campaigns?offer=${offer}`)).data.items[0].id;
export const send = ({ token, campaign }: Market, lead: object = somebody(), headers = {}) =>
  ask(product.app, 'POST', '/public/leads', { token, body: { campaign, ...lead }, headers });
export const sent = async (from: Market, lead: object = somebody()) => {
  const { status, data, details } = await send(from, lead);
  expect([status, details]).toEqual([201, undefined]);
  return data;
};
export const lead = async (id: number) => (await admin.call('GET', `/stat/leads/${id}`)).data;
export const attempts = async (id: number) => {
  const { data } = await admin.call('GET', `/stat/lead_attempts?lead=${id}&with=request,answer,redirectUrl`);
  return data.items.toSorted((one: { order: number }, other: { order: number }) => one.order - other.order);
};
export const decided = async (at: Market, app = product.app) => {
  const body = { kind: 'lead', campaign: await campaignId(at) };
  return (await ask(app, 'POST', '/stat/simulate', { token: admin.token, body })).data;
};
/** A cap on one or all of the advertisers; in force in this process. */
export const cap = async (at: Market, taker: number | undefined, fields: object): Promise<number> => {
  const advertiser = taker === undefined ? null : at.takers[taker]!.advertiser;
  const [made] = await admin.make('/user/caps', {
    title: 'Leads',
    type: 'leads',
    offer: at.offer,
    advertiser,
    ...fields,
  });
  await expect.poll(async () => JSON.stringify(await decided(at))).toContain(`"detail":${made!.id}`);
  return made!.id;
};
export const counter = async (id: number) => {
  const { data } = await admin.call('GET', `/user/caps/${id}`);
  return [Number(data.counter), data.reserved];
};
