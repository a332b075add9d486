import { afterAll, beforeAll, expect } from 'vitest';
import { loadEntities } from '../../../openapi/entities.ts';
import { createCallers } from '../../../server/access/callers.ts';
import { modelOf, type Model } from '../../../server/collections/model.ts';
import { entityHooks } from '../../../server/hooks/entity-hooks.ts';
import { applyDueChanges } from '../../../server/jobs/scheduled/due.ts';
import { createStorage } from '../../../server/uploads/storage.ts';
import { type Person, type Product, startProduct } from './product.ts';

/** A network with an offer, and scheduled changes to its records. */

export let product: Product;
export let admin: Person;
export let offer: number;
let model: Model;
let callers: ReturnType<typeof createCallers>;

export const path = '/user/scheduled_changes';
export const hour = 3600;
export const now = Math.floor(Date.now() / 1000);
export const [later, muchLater] = [now + 24 * hour, now + 72 * hour];

/** One product for all tests of a file. */
export const setUpScheduling = (): void => {
  beforeAll(async () => {
    product = await startProduct();
    ({ admin } = product);
    callers = createCallers(product.database);
    const notices = { tell: async () => undefined, tellAt: async () => undefined };
    model = modelOf(
      await loadEntities(),
      entityHooks({
        apiDomains: [],
        url: 'https://sluice.test',
        callers,
        storage: createStorage('/nowhere'),
        notices,
        invite: () => Promise.resolve(),
      }),
    );
    offer = await one('/user/offers', { title: 'Casino Royale', accessType: 1 });
  });
  afterAll(async () => {
    await callers.close();
    await product.close();
  });
};

export const one = async (of: string, fields: object): Promise<number> => (await admin.make(of, fields))[0]!.id;
export const newCap = (fields: object = {}): Promise<number> =>
  one('/user/caps', { title: 'Leads', offer, value: '100', ...fields });
export const newTemplate = async (title: string, vertical: number): Promise<number> => {
  const platform = await one('/user/platforms', { title, outApiEnabled: true });
  return one('/user/integration_templates', { title, platform, vertical, integrationMethodsRestrictions: ['outApi'] });
};
export const edit = async (id: number, fields: object, person = admin, of = '/user/caps'): Promise<void> => {
  const answer = await person.call('PATCH', of, { items: [{ id, ...fields }] });
  expect(answer.status).toBe(200);
};
export const read = async (id: number, of = '/user/caps') => (await admin.call('GET', `${of}/${id}`)).data;
export const asked = (targetId: number, values: object, more: object = {}) => ({
  target: 'cap',
  targetId,
  at: later,
  values,
  ...more,
});
export const schedule = async (body: object, person = admin): Promise<{ id: number; version: number }> => {
  const answer = await person.call('POST', path, body);
  expect([answer.status, answer.details]).toEqual([201, undefined]);
  return answer.data;
};
export const standing = async (id: number, person = admin) => (await person.call('GET', `${path}/${id}`)).data;
/** Makes what is due at a moment, or now. */
export const applyAt = (at?: number, isClosing?: () => boolean): Promise<void> =>
  applyDueChanges(
    { database: product.database, model, report: (error) => expect.fail(String(error)) },
    { ...(at !== undefined && { at }), ...(isClosing && { isClosing }) },
  );
export const historyOf = async (id: number, of = '/user/caps') =>
  (await admin.call('GET', `${of}/${id}/history`)).data.items;
export const act = (deed: 'apply' | 'cancel', id: number, person = admin, more: object = {}) =>
  person.call('POST', `${path}/${deed}`, { items: [{ id, ...more }] });
