import { afterAll, beforeAll, expect, vi } from 'vitest';
import { notify, type Raised } from '../../../server/notify/notify.ts';
import { patience } from '../../patience.ts';
import { connected } from '../../postgres.ts';
import { type Invoicing, setUpInvoicing } from './invoicing.ts';
import { type Person, type Product, startProduct } from './product.ts';

/** A network in which someone looks after an affiliate, and the notices people get there. */

export let product: Product;
export let at: Invoicing;
export let keeper: Person;
export let other: Person;

/** One product for all tests of a file. */
export const setUpTelling = (): void => {
  beforeAll(async () => {
    product = await startProduct();
    at = await setUpInvoicing(product);
    [keeper, other] = [await product.person('manager'), await product.person('manager')];
    await keep([keeper.id]);
  });
  afterAll(() => product.close());
};

/** The person who looks after the affiliate from now on. */
export const keep = async (managers: number[]): Promise<void> => {
  const answer = await product.admin.call('PATCH', '/user/users', { items: [{ id: at.affiliate.id, managers }] });
  expect(answer.status).toBe(200);
};

interface Notice {
  id: number;
  type: string;
  groupSlug: string;
  title: string;
  text: string | null;
  path: string | null;
  readAt: number | null;
}
interface DeliveredMessage {
  items: Notice[];
  meta: { unread: number; hasMore: boolean };
}
export const pathOf = ({ id }: Person) => `/user/notifications/personal/${id}`;
export const told = async (person: Person, query = '', language: 'en' | 'ru' = 'en'): Promise<DeliveredMessage> => {
  const { status, data } = await person.call('GET', `${pathOf(person)}${query}`, undefined, { language });
  expect(status).toBe(200);
  return data;
};
export const raise = (raised: Raised): Promise<void> =>
  product.database.tenant(product.tenant.tenantId).write((db) => notify(db, raised));
/** Waits until all raised events have been delivered. */
export const spread = () =>
  vi.waitUntil(
    () =>
      connected(product.url, async (client) => {
        const { rowCount } = await client.query('select from notice_event where done_at is null limit 1');
        return rowCount === 0;
      }),
    { timeout: patience.wait },
  );
export const ofType = ({ items }: DeliveredMessage, type: string): Notice[] => items.filter((one) => one.type === type);
/** An event that names people, and that all of them may know of. */
export const named = (...users: number[]): Raised => ({ type: 'task.assigned', users, params: { title: 'Call back' } });
