import { afterAll, beforeAll } from 'vitest';
import { connected } from '../../postgres.ts';
import { untilWaiting } from './lock-waits.ts';
import { type Person, type Product, startProduct } from './product.ts';

/**
 * Concurrent calls. PostgreSQL looks for deadlocks only after an hour here, so that calls which lock each other out
 * hang until they give up instead of being untangled: a correct result shows that there were none.
 */

export let product: Product;
export let admin: Person;

export const one = async (person: Person, path: string, item: object) => (await person.make(path, item))[0]!.id;
export const edit = (path: string, ...items: object[]) => admin.call('PATCH', path, { items });
export const offerStatus = (id: number, status: string) =>
  admin.call('POST', '/user/offers/change_block', { items: [{ id, status }] });

let count = 0;
export const activeOffer = async (fields: object = {}): Promise<number> => {
  const id = await one(admin, '/user/offers', { title: `Offer ${(count += 1)}`, ...fields });
  await offerStatus(id, 'active');
  return id;
};
export const team = (fields: object = {}) => one(admin, '/user/teams', { title: `Team ${(count += 1)}`, ...fields });

/** Holds calls at a lock that they all need until the other calls are in progress, or over. */
export const meeting = async <First, Second>(
  lock: string,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> =>
  connected(product.url, async (client) => {
    await client.query('begin');
    await client.query(lock);
    const before = first();
    await untilWaiting(client);
    const after = second();
    await Promise.race([after, untilWaiting(client, 2)]);
    await client.query('rollback');
    return Promise.all([before, after]);
  });

/** Campaigns that work although their affiliate does not see their offer. */
export const astray = () =>
  connected(product.url, async (client) => {
    const { rows } = await client.query(`
      select c.id from campaigns c join offers o on o.id = c.offer_id join users u on u.id = c.affiliate_id
      where c.status = 'active' and not (o.status = 'active' and (o.access_type = 1
        or exists (select from offers_assigned_affiliates a where a.owner_id = o.id and a.target_id = u.id)
        or exists (select from offers_assigned_teams a where a.owner_id = o.id and a.target_id = u.team_id)))`);
    return rows;
  });

/** One product for all tests of a file. */
export const setUpMeetings = (): void => {
  beforeAll(async () => {
    product = await startProduct(
      {},
      { server: { deadlock_timeout: '1h' }, limits: { lockTimeout: 60, statementTimeout: 600 } },
    );
    admin = product.admin;
  });
  afterAll(() => product.close());
};
