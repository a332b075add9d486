import { Kysely } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { loadEntities } from '../../../openapi/entities.ts';
import type { Caller } from '../../../server/access/caller.ts';
import { planList } from '../../../server/collections/list.ts';
import { listMeta, type Meta } from '../../../server/collections/list-meta.ts';
import { collectionNamed, type Model, modelOf } from '../../../server/collections/model.ts';

/** How often the records of a list that changes all the time are counted. */

let model: Model;
beforeAll(async () => void (model = modelOf(await loadEntities(), {})));

const caller: Caller = {
  tenantId: 1,
  userId: 1,
  roleType: 'admin',
  teamId: null,
  permissions: new Set(['customer.read']),
  timezone: 'UTC',
  language: 'en',
  baseCurrency: 'USD',
  impersonatorId: null,
  sessionId: '',
  apiTokenId: null,
};

/** A database with this many customers, which change between any two statements. */
const changing = (customers: number) => {
  const asked: string[] = [];
  let token = 0;
  const executeQuery = async ({ sql: text }: { sql: string }) => {
    token += 1;
    asked.push(text);
    if (text.includes('as currency')) return { rows: [{ currency: 1, amount: String(token) }] };
    return { rows: [{ token, totalCount: customers }] };
  };
  return { db: Object.assign(Object.create(Kysely.prototype) as Kysely<never>, { executeQuery }), asked };
};

const isLong = (text: string): boolean => /count\(\*\)|as currency/.test(text);

/** Reads the totals of a full page twice. */
const pages = async (customers: number, country: string): Promise<{ metas: Meta[]; long: number }> => {
  const { db, asked } = changing(customers);
  const plan = planList(model, collectionNamed(model, 'customer'), { country: [country] }, caller);
  const metas: Meta[] = [];
  let counted = 1_000_000;
  for (let page = 0; page < 2; page++)
    metas.push(
      await listMeta(db, { ...plan, model }, ['totalCount', 'sums'], {
        found: 25,
        counted: (counted += 1),
        limit: 25,
        offset: 0,
      }),
    );
  return { metas, long: asked.filter(isLong).length };
};

test('very many records are counted and summed up once for the pages of a moment, whatever changes meanwhile', async () => {
  const { metas, long } = await pages(150_000, 'AU');
  expect(metas[1]).toEqual(metas[0]);
  expect(metas[0]).toMatchObject({ totalCount: 150_000 });
  const once = long;
  // Fewer are counted again after each change.
  expect((await pages(90_000, 'NZ')).long).toBe(2 * once);
});
