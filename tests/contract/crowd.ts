import { closedTo, type Entity, type Field } from '../../openapi/define.ts';
import { taken } from '../fields/right.ts';
import type { Row, Values } from './answer.ts';
import { entities, entitiesWith, entityOf, named, operationOf } from './contract.ts';
import { type Network, peopleOf } from './network.ts';
import { statusItem } from './requests.ts';

/** Numbers that look random and are the same in each run. */
const lots = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** All records of an entity that someone sees, complete but for what takes a permission of its own; by ID. */
export const allOf = async (person: Network['admin'], key: string): Promise<Row[]> => {
  const names = Object.entries(entityOf(key).fields)
    .filter(
      ([, field]) => !field.writeOnly && !field.permission && (person.roleType !== 'affiliate' || !field.staffOnly),
    )
    .map(([name]) => name);
  const query = { with: names.join(','), limit: 500, orderBy: 'id:asc' };
  return (await person.call(named(key, 'list'), { query })).ok().items;
};

const perEntity = 6;

/** Entities whose references depend on each other, which random choices can't respect. */
const bound = [
  'advertiserAssignment',
  'affiliateAssignment',
  'integration',
  'integrationTemplate',
  'customerSync',
  'postback',
  'cap',
  'paymentRule',
  'targeting',
  'withdrawalMethod',
  'affiliateInvoice',
  'advertiserInvoice',
  'currencyRate',
  'invoiceSchedule',
  'notification',
  'widget',
];

/**
 * Fills a network with records of every entity that refer to each other and to its people in many ways, so that someone
 * sees some of them and not others.
 */
export const crowd = async (network: Network, seed = 20_261_121): Promise<void> => {
  const lot = lots(seed);
  const { admin } = network;
  const pools = new Map<string, Row[]>();
  for (const key of Object.keys(entities))
    if (entityOf(key).calls.includes('list')) pools.set(key, await allOf(admin, key));

  const fits = (field: Field, row: Row): boolean => {
    if (field.kind === 'tags') return row['type'] === field.of;
    if (field.kind !== 'one' && field.kind !== 'many') return false;
    return Object.entries(field.referenceFilter ?? {}).every(([name, values]) =>
      values.some((value) => value === row[name]),
    );
  };

  /** A random reference: to nobody, to one, or to two. */
  const drawn = (field: Field): unknown => {
    const target =
      field.kind === 'tags' ? 'tag' : field.kind === 'one' || field.kind === 'many' ? field.entity : undefined;
    const closed = closedTo(entities[target ?? '']?.status, false);
    const pool = (pools.get(target ?? '') ?? []).filter(
      (row) => fits(field, row) && target !== 'permission' && !closed.includes(String(row['status'])),
    );
    if (pool.length === 0) return undefined;
    const one = () => pool[lot(pool.length)]!.id;
    if (field.kind === 'one') return lot(4) === 0 && !field.required ? undefined : one();
    return [...new Set(Array.from({ length: lot(3) }, one))];
  };

  /** What a definition can't express: only affiliates are in teams, a campaign belongs to an offer that everyone sees. */
  const given = (key: string): Values => {
    if (key === 'user')
      return lot(2) ? { role: network.roles['affiliate'] } : { role: network.roles['manager'], team: null };
    const open = (pools.get('offer') ?? []).filter(
      (offer) => offer['status'] === 'active' && offer['accessType'] === 1,
    );
    if (key !== 'campaign' || open.length === 0) return {};
    const offer = open[lot(open.length)]!;
    const [source] = Array.isArray(offer['trafficSources']) ? offer['trafficSources'] : [];
    return { offer: offer.id, ...(source !== undefined && { trafficSource: source }) };
  };

  const item = async (key: string, entity: Entity): Promise<Values> => {
    const fixed = given(key);
    const made = await admin.make.item(key, 'all', fixed);
    for (const [name, field] of taken(entity, 'all')) {
      // Hashing passwords takes longer than everything else.
      if (field.kind === 'password') delete made[name];
      if (
        !['one', 'many', 'tags'].includes(field.kind) ||
        name in fixed ||
        (key === 'campaign' && name !== 'affiliate') ||
        bound.includes(key)
      )
        continue;
      const value = drawn(field);
      if (value !== undefined) made[name] = value;
      else if (!field.required) delete made[name];
    }
    return made;
  };

  // Twice, so that records of the first round are referenced by entities that come earlier by name.
  for (let round = 0; round < 2; round++) {
    for (const [key, entity] of entitiesWith('create')) {
      if (key === 'preference') continue;
      for (let n = 0; n < perEntity / 2; n++) {
        const record = (await admin.call(named(key, 'create'), { items: [await item(key, entity)] })).ok().first;
        const to = entity.status?.byPeople[lot(entity.status.byPeople.length)];
        const possible =
          to !== undefined &&
          to !== record['status'] &&
          (entity.status?.transitions?.[String(record['status'])]?.includes(to) ?? true);
        // The entity's own rules may refuse it; then the record stays as it is.
        if (possible) await admin.call(named(key, 'status'), { items: [statusItem(entity, record.id, to)] });
      }
      pools.set(key, await allOf(admin, key));
    }
  }
  for (const person of peopleOf(network)) {
    for (const [key, entity] of entitiesWith('create')) {
      const rows = entity.access[person.roleType]?.rows;
      const mine = rows && 'is' in rows && rows.is === 'me' && entity.fields[rows.field]?.readOnly;
      if (mine && operationOf(named(key, 'create')).roleTypes?.includes(person.roleType)) await person.make(key);
    }
  }
};
