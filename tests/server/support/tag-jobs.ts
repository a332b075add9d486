import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { patience } from '../../patience.ts';
import { type Person, type Product, startProduct } from './product.ts';

/** Changing many records, each on its own. */

export let product: Product;

export let count = 0;
/** Distinguishes what is created from now on from what was created before. */
export const begin = (): void => void (count += 1);

/** Tags used by one test only, recognized by a word in their titles. */
export const tags = async (many: number, person: Person = product.admin) => {
  const made = await person.make(
    '/user/tags',
    ...Array.from({ length: many }, (_, n) => ({ title: `Test ${count} no ${n}`, type: 'offer' })),
  );
  return made.map(({ id }) => id);
};
export const mine = () => `search=Test ${count} no`;
export const statuses = async (ids: readonly number[]) => {
  const { data } = await product.admin.call('GET', `/user/tags?id=${ids.join(',')}&limit=500&orderBy=id:asc`);
  return data.items.map(({ status }: { status: string }) => status);
};

export const ask = (body: object, person: Person = product.admin) => person.call('POST', '/user/jobs', body);
export const ended = async (id: number, person: Person = product.admin) => {
  const read = async () => (await person.call('GET', `/user/jobs/${id}`)).data;
  await expect.poll(async () => (await read()).endedAt, { timeout: patience.wait }).not.toBeNull();
  return read();
};
export const done = async (body: object, person?: Person) => {
  const asked = await ask(body, person);
  expect(asked).toMatchObject({ status: 201, data: { state: expect.stringMatching(/queued|running|done/) } });
  return ended(asked.data.id, person);
};

/** A tag that an offer refers to, which can't be deleted. */
export const use = (id: number) => product.admin.make('/user/offers', { title: `Uses ${id}`, tags: [id] });

/** Each test of a file has its own tags. */
export const setUpJobs = (): void => {
  beforeAll(async () => void (product = await startProduct()));
  afterAll(() => product.close());
  beforeEach(begin);
};
