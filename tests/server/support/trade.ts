import { afterAll, beforeAll } from 'vitest';
import { type Person, type Product, startProduct } from './product.ts';

export let product: Product;
export let admin: Person;
export let affiliate: Person;

export const target = 'https://example.com/page';

export const one = async (person: Person, path: string, item: object) => (await person.make(path, item))[0]!;
export const status = (path: string, id: number, item: object, person = admin) =>
  person.call('POST', path, { items: [{ id, ...item }] });
export const offerStatus = (id: number, to: string) => status('/user/offers/change_block', id, { status: to });
export const campaignStatus = (id: number, to: string, person = admin, more = {}) =>
  status('/user/campaigns/change_status', id, { status: to, ...more }, person);
export const read = async (path: string, person = admin) => (await person.call('GET', path)).data;

export const activeOffer = async (title: string, fields: object = {}) => {
  const { id } = await one(admin, '/user/offers', { title, ...fields });
  await offerStatus(id, 'active');
  return id;
};

/** One product for all tests of a file, and an affiliate in it. */
export const setUpTrade = (): void => {
  beforeAll(async () => {
    product = await startProduct();
    admin = product.admin;
    affiliate = await product.person('affiliate');
  });
  afterAll(() => product.close());
};
