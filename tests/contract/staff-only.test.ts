import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rule, ruleMessage } from '../../domain/rules.ts';
import type { Entity, Field } from '../../openapi/define.ts';
import { filterShape, isSortable } from '../../openapi/traits.ts';
import { failures } from '../../server/failure.ts';
import type { Row, Values } from './answer.ts';
import { crowd } from './crowd.ts';
import { deedOf, entities, entityOf, entityOperations, named, operations } from './contract.ts';
import { fileOf } from './exporting.ts';
import type { Person } from './network.ts';
import { requestFor } from './requests.ts';
import { approve, clickChange, customerOf, invoiceFor, lead, reported } from './traffic.ts';
import { startWorld, type World } from './world.ts';

let world: World;
let affiliate: Person;
beforeAll(async () => {
  world = await startWorld();
  affiliate = world.home.affiliate;
  await crowd(world.home);
  await belongings();
});
afterAll(() => world.close());

/** A record of each kind that affiliates can have, belonging to one, with every field filled. */
const belongings = async () => {
  const { admin, otherAffiliate } = world.home;
  const created = async (key: string, given: object) =>
    (await admin.call(named(key, 'create'), { items: [await admin.make.item(key, 'all', { ...given })] })).ok().first;
  const offer = await created('offer', { accessType: 1 });
  await admin.call('changeBlockOfOffers', { items: [{ id: offer.id, status: 'active' }] });
  const landing = await created('landing', { offer: offer.id });
  await admin.call('changeStatusOfLandings', { items: [{ id: landing.id, status: 'active' }] });
  const campaign = await created('campaign', { offer: offer.id, affiliate: affiliate.id, countries: [] });
  await created('campaign', { offer: offer.id, affiliate: otherAffiliate.id, countries: [] });
  await clickChange(admin.call, async () => campaign);
  const sent = await lead(admin.call, async () => campaign);
  // What was sent to their tracker.
  await world.owner(
    sql`insert into postback_logs (tenant_id, kind, result, affiliate_id, method, url)
      select tenant_id, 'postback_out', 'delivered', id, 'GET', 'https://tracker.example/' from users where id = ${affiliate.id}`,
  );
  const [advertiser = 0] = [offer['advertisers']].flat().map(Number);
  // Paid, so that their account has something to create an invoice of.
  const paid = await approve(admin.call, await reported(admin.call, sent, advertiser));
  const invoice = { ...invoiceFor('affiliate', paid), notes: 'Thank you' };
  (await admin.call(named('affiliateInvoice', 'create'), { items: [invoice] })).ok();
  await customerOf(admin.call, sent, advertiser);
  const page = await created('landerApiItem', { assignedToOffers: [offer.id] });
  await admin.call('changeStatusOfLandersApi', { items: [{ id: page.id, status: 'active' }] });
  await created('paymentRule', { offer: offer.id, affiliate: affiliate.id, team: null });
  await created('postback', { affiliate: affiliate.id, offer: null });
  const { withdrawalMethod: _, ...detail } = await admin.make.item('accountDetail', 'required', {});
  await created('withdrawalMethod', { affiliate: affiliate.id, accountDetails: [detail] });
  const creative = await created('creative', { offer: offer.id });
  await admin.call('changeStatusOfCreatives', { items: [{ id: creative.id, status: 'active' }] });
};

const isHidden = ([, field]: [string, Field]) => field.staffOnly;
const hidden = (entity: Entity): [string, Field][] => Object.entries(entity.fields).filter(isHidden);

/** All property names in a response, including those of nested objects. */
const namesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
};

/** The entity whose records an operation returns; undefined if it returns none. */
const answered = (operation: string): Entity | undefined => {
  if (/Me$/.test(operation)) return entityOf('user');
  const deed = deedOf(operation);
  // For an export the response describes its progress; its file is tested below.
  if (deed?.call === 'export') return undefined;
  return deed?.entity ?? (/Image$/.test(operation) ? entityOf('image') : undefined);
};

describe('no response to an affiliate has a staff-only field', () => {
  test.each(operations.map(({ id }) => id))('%s', async (id) => {
    const said = await requestFor(id, world.home, world.home.admin);
    const answer = await affiliate.call(id, said);
    // Statistics are switched off in these tests; their responses are tested in tests/server/statistics/statistics.test.ts.
    if (!answer.text.includes('"code":"statisticsOff"')) expect(answer.status).toBeLessThan(500);
    if (!String(answer.headers['content-type']).includes('json')) return;
    const entity = answered(id);
    const forbidden = entity ? hidden(entity).map(([name]) => name) : [];
    expect(namesIn(answer.body.data).filter((name) => forbidden.includes(name))).toEqual([]);
  });
});

const mine = entityOperations.filter(({ roleTypes }) => roleTypes?.includes('affiliate'));
const reading = mine.filter(({ call }) => ['list', 'read', 'export'].includes(call));

/** A record that the affiliate reaches by reading. */
const ownRecord = async (key: string): Promise<Row> => {
  if (key === 'user') return { id: affiliate.id, version: 0 };
  if (key === 'team') return { id: Number((await affiliate.call('readMe')).ok().data['team']), version: 0 };
  return (await affiliate.call(named(key, 'list'), { query: { limit: 1 } })).ok().first;
};

describe('an affiliate gets every other field on request', () => {
  test.each(reading.filter(({ call }) => call !== 'export'))('$id', async ({ id, key, entity, call }) => {
    const open = Object.entries(entity.fields)
      .filter(([, field]) => !field.writeOnly && !field.staffOnly)
      .map(([name]) => name);
    const query = { with: open.join(',') };
    const { data } = (
      await affiliate.call(id, call === 'list' ? { query } : { params: { id: (await ownRecord(key)).id }, query })
    ).ok();
    const record = call === 'list' ? data.items[0] : data;
    expect(Object.keys(record ?? {}).toSorted()).toEqual(open.toSorted());
  });
});

describe('the columns of a file are those of the fields that an affiliate gets', () => {
  test.each(reading.filter(({ call }) => call === 'export'))('$id', async ({ id, entity }) => {
    const usual = Object.values(entity.fields).filter(
      (field) => !field.writeOnly && !field.onRequest && !field.staffOnly,
    );
    const [head] = (await fileOf(affiliate.call, id))
      .ok()
      .text.replace(/^\uFEFF/, '')
      .split('\r\n');
    expect(head).toBe(usual.map(({ en }) => en).join(','));
  });
});

const attempts = reading.flatMap(({ id, key, entity, call }) =>
  hidden(entity)
    .filter(([, field]) => !field.writeOnly)
    .flatMap(([name, field]) => {
      const asked: [string, string, string][] = [
        ['with', name, 'asks for'],
        ['fields', `id,${name}`, 'narrows to'],
      ];
      if (call === 'read') return asked.map((one) => [id, key, ...one] as const);
      const sorted: [string, string, string][] = isSortable(field, entity)
        ? [['orderBy', `${name}:asc`, 'sorts by']]
        : [];
      const shape = filterShape(field);
      const filters: [string, string, string][] =
        shape === 'none'
          ? []
          : shape === 'range'
            ? [
                [`${name}From`, '1', 'filters by'],
                [`${name}To`, '1', 'filters by'],
              ]
            : [[name, field.kind === 'boolean' ? 'true' : '1', 'filters by']];
      return [...asked, ...sorted, ...filters].map((one) => [id, key, ...one] as const);
    }),
);

describe('an affiliate can’t probe for a staff-only field', () => {
  test.each(attempts)('%s (%s): %s=%s', async (id, key, parameter, value) => {
    const params = { id: id.startsWith('read') ? (await ownRecord(key)).id : 0 };
    const answer = await affiliate.call(id, { params, query: { [parameter]: value } });
    expect(answer.status).toBe(400);
    expect(answer.details[0]?.path).toBe(parameter);
    const shared = ['with', 'fields', 'orderBy'].includes(parameter);
    const { en } = shared ? failures.badParameter : failures.unknownParameter;
    expect(answer.body.message).toBe(en.replace('{0}', parameter));
  });

  test('by searching', async () => {
    for (const { id, key, entity } of reading.filter(({ call }) => call === 'list')) {
      const all = (await affiliate.call(id, { query: { limit: 500 } })).ok().items.map((row) => row.id);
      for (const [name] of hidden(entity).filter(([, field]) => field.searchable)) {
        const rows = (await world.home.admin.call(id, { query: { limit: 500, with: name } })).ok().items;
        const secret = rows.find((row) => all.includes(row.id) && typeof row[name] === 'string')?.[name];
        const found = (await affiliate.call(id, { query: { search: String(secret) } })).ok().items;
        expect({ [`${key}.${name}`]: found }).toEqual({ [`${key}.${name}`]: [] });
      }
    }
  });
});

describe('to an affiliate a field that only staff set does not exist', () => {
  const writing = mine.filter(({ call }) => ['create', 'edit', 'editOne'].includes(call));
  const cases = writing.flatMap((operation) =>
    Object.entries(operation.entity.fields)
      .filter(([, field]) => !field.readOnly && (field.staffOnly || field.affiliateReadOnly))
      .map(([name]) => ({ ...operation, name })),
  );

  test.each(cases)('$id: $name', async ({ id, key, call, name }) => {
    const { admin } = world.home;
    const { fields } = entities[key]!;
    const allowed = Object.entries(await admin.make.item(key, 'required')).filter(
      ([field]) => !fields[field]?.staffOnly && !fields[field]?.affiliateReadOnly,
    );
    const base: Values = call === 'create' ? Object.fromEntries(allowed) : { id: (await ownRecord(key)).id };
    const answer = await affiliate.call(id, {
      params: { id: Number(base['id']) },
      items: [{ ...base, [name]: await admin.make.value(key, name) }],
    });
    expect(answer.status).toBe(422);
    const broken = rule('unknown', name);
    expect(answer.details).toContainEqual({
      message: ruleMessage(broken, 'en'),
      type: 'unknown',
      path: `items.0.${name}`,
    });
  });
});
