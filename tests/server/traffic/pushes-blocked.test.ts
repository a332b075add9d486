import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience } from '../../patience.ts';
import { connected } from '../../postgres.ts';
import { type AdvertiserServer, openAdvertisers, openMarket, somebody } from '../support/advertisers.ts';
import { type Product, startProduct } from '../support/product.ts';
import { ask } from '../support/serving.ts';

/** Leads that come in while others hold what the database needs to offer them. */

let product: Product;
let advertisers: AdvertiserServer;

beforeAll(async () => {
  advertisers = await openAdvertisers();
  product = await startProduct({ outboundAllow: [advertisers.host], pushBudget: 60 }, { limits: { lockTimeout: 1 } });
});
afterAll(async () => {
  await product.close();
  await advertisers.close();
});

test('a lead that comes in while the database is blocked is offered as soon as it is not', async () => {
  const at = await openMarket(product, advertisers, ['accept']);
  const send = () =>
    ask(product.app, 'POST', '/public/leads', { token: at.token, body: { campaign: at.campaign, ...somebody() } });
  // In force within a second.
  await expect.poll(async () => (await send()).data?.apiStatus, { timeout: patience.wait }).toBe('sent');
  const waitingSince = async (): Promise<string | undefined> =>
    (
      await connected(product.url, (client) =>
        client.query<{ since: string }>(
          `select query_start::text as since from pg_stat_activity where wait_event_type = 'Lock' and query like '%integrations%' order by 1 limit 1`,
        ),
      )
    ).rows[0]?.since;
  const under = await connected(product.url, async (client) => {
    await client.query('begin; lock table integrations in access exclusive mode');
    const sending = send();
    await expect.poll(waitingSince, { timeout: patience.wait }).toBeDefined();
    const first = await waitingSince();
    // It gave up, and tries again.
    await expect.poll(async () => ((await waitingSince()) ?? first) !== first, { timeout: patience.wait }).toBe(true);
    await client.query('rollback');
    return { sending };
  });
  expect((await under.sending).data).toMatchObject({ apiStatus: 'sent' });
});
