import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadEntities } from '../../../openapi/entities.ts';
import type { Caller } from '../../../server/access/caller.ts';
import { type ListQuery, listRecords } from '../../../server/collections/list.ts';
import { collectionNamed, modelOf } from '../../../server/collections/model.ts';
import { campaignHooks } from '../../../server/hooks/catalogue/campaign.ts';
import type { Query } from '../../../server/database/driver.ts';
import type { Tables } from '../../../server/database/tables.ts';
import { administer } from '../../postgres.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';

/** How PostgreSQL executes the statements of lists among many records of others. */

let product: Product;
let few: Person;
let many: Person;

beforeAll(async () => {
  product = await startProduct();
  [few, many] = [await product.person('affiliate'), await product.person('affiliate')];
  const [offer] = await product.admin.make('/user/offers', { title: 'Offer' });
  const [source] = await product.admin.make('/user/traffic_sources', { title: 'Source' });
  await administer(
    product.url,
    `insert into campaigns (tenant_id, title, affiliate_id, offer_id, integration_method, traffic_source_id, created_at)
     select ${product.tenant.tenantId}, 'Campaign ' || n, case when n % 500 = 0 then ${few.id} when n % 10 = 1 then ${many.id} else ${product.admin.id} end,
       ${offer?.id}, 1, ${source?.id}, now() - n % 9973 * interval '1 minute'
     from generate_series(1, 20000) as n`,
  );
  await administer(product.url, 'vacuum analyze campaigns');
});
afterAll(() => product.close());

const callerOf = ({ id }: Person, roleType: Caller['roleType'] = 'affiliate'): Caller => ({
  tenantId: product.tenant.tenantId,
  userId: id,
  roleType,
  permissions: new Set(['campaign.read']),
  teamId: null,
  timezone: 'UTC',
  language: 'en',
  baseCurrency: 'USD',
  impersonatorId: null,
  sessionId: '',
  apiTokenId: null,
});

/** The plan of the one statement that requests a page of campaigns; it is run if `how` says so. */
const planOf = async (caller: Caller, query: ListQuery, how = 'explain'): Promise<string> => {
  const model = modelOf(await loadEntities(), { campaign: campaignHooks('http://localhost') });
  const campaigns = collectionNamed(model, 'campaign');
  return product.database.tenant(product.tenant.tenantId).read(async (db) => {
    const asked: Query<Record<string, string>>[] = [];
    const watched: Kysely<Tables> = new Proxy(db, {
      get: (target, name) =>
        name === 'executeQuery'
          ? (query: Query<Record<string, string>>) => {
              asked.push(query);
              return target.executeQuery(query);
            }
          : Reflect.get(target, name, target),
    });
    const { items } = await listRecords(watched, model, campaigns, { ...query, limit: 25 }, caller);
    expect(items).toHaveLength(25);
    expect(asked).toHaveLength(1);
    const { rows } = await db.executeQuery<Record<string, string>>({ ...asked[0]!, sql: `${how} ${asked[0]!.sql}` });
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
};

describe('an affiliate’s own list', () => {
  test.each([
    ['createdAt:desc', 'campaigns_affiliate_id_created_at_index'],
    ['createdAt:asc', 'campaigns_affiliate_id_created_at_index'],
    ['id:desc', 'campaigns_affiliate_id_index'],
  ])('is read in the order %s from an index by affiliate, however few are theirs', async (orderBy, index) => {
    for (const person of [few, many]) {
      const plan = await planOf(callerOf(person), { orderBy: [orderBy] });
      expect(plan).toMatch(new RegExp(`Index Scan( Backward)? using ${index} on .*\\n +Index Cond: .*affiliate_id = `));
      expect(plan).not.toContain('Sort');
    }
  });
});

test('staff read the list of one affiliate from the same index, in order', async () => {
  const plan = await planOf(callerOf(product.admin, 'admin'), { orderBy: ['createdAt:desc'], affiliate: [few.id] });
  expect(plan).toMatch(/Index Scan( Backward)? using campaigns_affiliate_id_created_at_index/);
  expect(plan).not.toContain('Sort');
});

test('where the links of a page lead is found out once, not for each campaign', async () => {
  const plan = await planOf(callerOf(product.admin, 'admin'), { orderBy: ['createdAt:desc'] }, 'explain analyze');
  const [, loops] = /Scan using tenant_host_pkey on tenant_host .*loops=(\d+)\)/.exec(plan) ?? [];
  expect(loops).toBe('1');
});
