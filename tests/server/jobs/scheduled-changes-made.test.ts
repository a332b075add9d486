import { describe, expect, test, vi } from 'vitest';
import { patience } from '../../patience.ts';
import { connected } from '../../postgres.ts';
import type { Person } from '../support/product.ts';
import {
  act,
  admin,
  applyAt,
  asked,
  edit,
  historyOf,
  hour,
  later,
  muchLater,
  newCap,
  newTemplate,
  offer,
  one,
  path,
  product,
  read,
  schedule,
  setUpScheduling,
  standing,
} from '../support/scheduling.ts';

/** Scheduled changes when they are due: made, reverted at a later moment, or not, and why. */

setUpScheduling();

/** What the bell shows a person about a record, once all notices have been sent. */
const rung = async (person: Person) => {
  await vi.waitUntil(
    () =>
      connected(product.url, async (client) => {
        const { rowCount } = await client.query('select from notice_event where done_at is null limit 1');
        return rowCount === 0;
      }),
    { timeout: patience.wait },
  );
  return (await person.call('GET', `/user/notifications/personal/${person.id}`)).data.items;
};

describe('a scheduled change', () => {
  test('is made at its moment and reverted at another, in the name of the person who scheduled it', async () => {
    const id = await newCap();
    const body = asked(id, { value: '50', title: 'Leads' }, { backAt: muchLater, reason: 'A test' });
    const change = await schedule(body);
    // A field that stays the same is not part of it.
    expect(change).toMatchObject({
      target: 'cap',
      targetId: id,
      title: 'Leads',
      state: 'waiting',
      at: later,
      backAt: muchLater,
      changes: { value: ['100', '50'] },
      reason: 'A test',
      author: admin.id,
      appliedAt: null,
    });
    await applyAt(later - 1);
    expect((await read(id)).value).toBe('100');
    await applyAt(later);
    expect((await read(id)).value).toBe('50');
    expect(await standing(change.id)).toMatchObject({ state: 'applied', appliedAt: expect.any(Number) });
    await applyAt(muchLater);
    expect((await read(id)).value).toBe('100');
    expect(await standing(change.id)).toMatchObject({ state: 'returned', returnedAt: expect.any(Number) });
    expect((await admin.call('POST', '/stat/events/watch', { entity: 'cap', id })).data).toEqual({
      entity: 'cap',
      id,
      version: 3,
      isScheduled: true,
    });
    const scheduled = { scheduledChange: change.id, scheduledReason: 'A test' };
    expect(await historyOf(id)).toMatchObject([
      { action: 'edit', user: admin.id, ...scheduled, changes: { value: ['50', '100'] } },
      { action: 'edit', user: admin.id, ...scheduled, changes: { value: ['100', '50'] } },
      { action: 'create', scheduledChange: null, scheduledReason: null },
    ]);
  });

  test('is made and immediately reverted if both moments were missed', async () => {
    const id = await newCap();
    const change = await schedule(asked(id, { value: '50' }, { backAt: later + hour }));
    await applyAt(muchLater);
    expect((await read(id)).value).toBe('100');
    expect((await standing(change.id)).state).toBe('returned');
  });

  test('may be one of status', async () => {
    const id = await newCap();
    const change = await schedule(asked(id, { status: 'inactive' }, { backAt: muchLater }));
    expect(change).toMatchObject({ changes: { status: ['active', 'inactive'] } });
    await applyAt(later);
    expect((await read(id)).status).toBe('inactive');
    await applyAt(muchLater);
    expect((await read(id)).status).toBe('active');
    expect((await historyOf(id)).map(({ action }: { action: string }) => action)).toEqual([
      'status',
      'status',
      'create',
    ]);
  });

  test('and its reason are only for colleagues: affiliates who see the record can’t read its history', async () => {
    const id = await one('/user/offers', { title: 'Soon busy', accessType: 1 });
    await admin.call('POST', '/user/offers/change_block', { items: [{ id, status: 'active' }] });
    const change = await schedule({ ...asked(id, { title: 'Busy' }, { reason: 'Between us' }), target: 'offer' });
    await applyAt(later);
    const affiliate = await product.person('affiliate');
    expect((await affiliate.call('GET', `/user/offers/${id}`)).data).toMatchObject({ title: 'Busy' });
    for (const address of [`/user/offers/${id}/history`, path, `${path}/${change.id}`])
      expect((await affiliate.call('GET', address)).status).toBe(403);
    expect((await historyOf(id, '/user/offers'))[0]).toMatchObject({ scheduledReason: 'Between us' });
  });

  test('includes references and fields that give way to one another, and restores them', async () => {
    const { id: affiliate } = await product.person('affiliate');
    const [first, second] = [
      await one('/user/teams', { title: 'First' }),
      await one('/user/teams', { title: 'Second' }),
    ];
    const advertiser = await one('/user/advertisers', { title: 'Lotus' });
    await edit(offer, { advertisers: [advertiser] }, admin, '/user/offers');
    const landing = await one('/user/landings', { title: 'Page', offer, targetUrl: 'https://page.example/' });
    const of = '/user/targetings';
    const id = await one(of, { title: 'All', offer, advertiser, teams: [first] });
    const values = { teams: [second, first], affiliates: [affiliate], landing, advertiser: null };
    await schedule({ ...asked(id, values, { backAt: muchLater }), target: 'targeting' });
    await applyAt(later);
    expect(await read(id, of)).toMatchObject({
      teams: [second, first],
      affiliates: [affiliate],
      landing,
      advertiser: null,
    });
    await applyAt(muchLater);
    expect(await read(id, of)).toMatchObject({ teams: [first], affiliates: [], landing: null, advertiser });
  });

  test('restores what gave way to it: an integration of the former advertiser, what a cap no longer counts', async () => {
    const [vertical] = await admin.make('/user/verticals', {
      title: 'Roses',
      goals: [{ title: 'Deposit', key: 'deposit' }],
    });
    const [{ id: goal }] = vertical!['goals'] as [{ id: number }];
    const template = await newTemplate('Rose', vertical!.id);
    const advertiser = await one('/user/advertisers', { title: 'Rose' });
    const other = await one('/user/advertisers', { title: 'Peony' });
    const roses = await one('/user/offers', {
      title: 'Roses',
      vertical: vertical!.id,
      advertisers: [advertiser, other],
    });
    const integration = await one('/user/integrations', {
      title: 'Rose',
      advertiser,
      template,
      offers: [roses],
      outApiEnabled: true,
    });
    const of = '/user/targetings';
    const id = await one(of, { title: 'All', offer: roses, advertiser, integration });
    const change = await schedule({
      ...asked(id, { advertiser: other }, { backAt: muchLater }),
      target: 'targeting',
    });
    expect(change).toMatchObject({ changes: { advertiser: [advertiser, other], integration: [integration, null] } });
    const usd = (await admin.call('GET', '/user/currencies?limit=1')).data.items[0].id;
    const counting = { type: 'conversions', goal, conversionStatus: 3 };
    const [deposits, money] = [
      await newCap({ offer: roses, ...counting }),
      await newCap({ offer: roses, type: 'revenue', currency: usd }),
    ];
    for (const cap of [deposits, money]) await schedule(asked(cap, { type: 'leads' }, { backAt: muchLater }));
    await applyAt(later);
    expect(await read(id, of)).toMatchObject({ advertiser: other, integration: null });
    expect(await read(deposits)).toMatchObject({ type: 'leads', goal: null, conversionStatus: null });
    expect(await read(money)).toMatchObject({ type: 'leads', currency: null });
    await applyAt(muchLater);
    expect(await read(id, of)).toMatchObject({ advertiser, integration });
    expect(await read(deposits)).toMatchObject(counting);
    expect(await read(money)).toMatchObject({ type: 'revenue', currency: usd });
  });

  test('includes rows; removed ones come back as new ones', async () => {
    const advertiser = await one('/user/advertisers', { title: 'Tulip' });
    const [vertical] = await admin.make('/user/verticals', { title: 'Tulips', leadGrades: [{ title: 'Sold' }] });
    const [{ id: leadGrade }] = vertical!['leadGrades'] as [{ id: number }];
    const template = await newTemplate('Tulip', vertical!.id);
    const of = '/user/integrations';
    const id = await one(of, {
      title: 'Tulip',
      advertiser,
      template,
      leadStatusMappings: [{ theirs: 'sale', leadGrade }],
    });
    const mappings = async () =>
      (await admin.call('GET', `${of}/${id}?with=leadStatusMappings`)).data.leadStatusMappings;
    const [sale] = await mappings();
    const values = { leadStatusMappings: [{ theirs: 'sold', leadGrade }] };
    const change = await schedule({ ...asked(id, values, { backAt: muchLater }), target: 'integration' });
    expect(await mappings()).toEqual([sale]);
    await applyAt(later);
    expect(await mappings()).toMatchObject([{ theirs: 'sold', leadGrade }]);
    await applyAt(muchLater);
    expect((await standing(change.id)).state).toBe('returned');
    expect(await mappings()).toMatchObject([{ theirs: 'sale', leadGrade }]);
  });

  test('is not made early by a process whose clock is ahead', async () => {
    const id = await newCap();
    const change = await schedule(asked(id, { value: '50' }, { backAt: muchLater }));
    vi.useFakeTimers({ toFake: ['Date'], now: (muchLater + hour) * 1000 });
    await applyAt().finally(() => vi.useRealTimers());
    expect((await historyOf(id)).length).toBe(1);
    await act('cancel', change.id);
  });

  test('is left for the next process if this one ends', async () => {
    const id = await newCap();
    await schedule(asked(id, { value: '50' }, { backAt: muchLater }));
    let isOver = false;
    const once = () => isOver || !(isOver = true);
    await applyAt(muchLater, once);
    expect((await read(id)).value).toBe('50');
    await applyAt(muchLater);
    expect((await read(id)).value).toBe('100');
  });

  test('to what no definition knows any more is given up, and the others are made', async () => {
    const [lost, id] = [await newCap(), await newCap()];
    const change = await schedule(asked(lost, { value: '50', title: 'Lost' }));
    await schedule(asked(id, { value: '50' }));
    await connected(product.url, async (client) => {
      const { rowCount } = await client.query(
        "update scheduled_changes set target = 'conference', at = at - interval '1 hour' where id = $1",
        [change.id],
      );
      expect(rowCount).toBe(1);
    });
    await applyAt(later);
    expect((await read(id)).value).toBe('50');
    expect(await rung(admin)).toMatchObject([{ type: 'change.failed', title: 'A change you scheduled was not made' }]);
    const { rows } = await connected(product.url, (client) =>
      client.query('select state, problem from scheduled_changes where id = $1', [change.id]),
    );
    expect(rows).toMatchObject([{ state: 'failed', problem: { en: 'Records of this kind no longer exist' } }]);
  });

  test('is made once by however many processes', async () => {
    const id = await newCap();
    const change = await schedule(asked(id, { value: '50' }));
    await Promise.all([applyAt(later), applyAt(later), applyAt(later)]);
    expect(await historyOf(id)).toHaveLength(2);
    expect((await standing(change.id)).state).toBe('applied');
  });
});

describe('what someone else changed meanwhile', () => {
  test('is reported to the person who scheduled the change, and is not overwritten unless they say so', async () => {
    const person = await product.person('manager');
    const id = await newCap();
    const change = await schedule(asked(id, { value: '50' }), person);
    await edit(id, { value: '70' });
    await applyAt(later);
    expect((await read(id)).value).toBe('70');
    expect(await standing(change.id)).toMatchObject({
      state: 'conflict',
      found: { value: '70' },
      appliedAt: null,
      problem: { en: 'Changed in the meantime: Limit', ru: 'За это время изменено: Лимит' },
    });
    expect(await rung(person)).toMatchObject([
      {
        type: 'change.conflict',
        text: 'Changed in the meantime: Limit',
        path: `/scheduled-changes/${change.id}/show`,
      },
    ]);
    const refused = await act('apply', change.id, person);
    expect([refused.status, refused.code]).toEqual([409, 'changedSince']);
    expect((await act('apply', change.id, person, { isForced: true })).status).toBe(200);
    expect((await read(id)).value).toBe('50');
    expect(await standing(change.id)).toMatchObject({
      state: 'applied',
      found: null,
      changes: { value: ['70', '50'] },
    });
  });

  test('returns to what was there, even if a forced change found nothing left to change', async () => {
    const id = await newCap();
    const change = await schedule(asked(id, { value: '50' }, { backAt: muchLater }));
    await edit(id, { value: '50' });
    expect((await act('apply', change.id, admin, { isForced: true })).status).toBe(200);
    expect(await standing(change.id)).toMatchObject({ state: 'applied', changes: { value: ['50', '50'] } });
    await applyAt(muchLater);
    expect((await read(id)).value).toBe('50');
    expect((await standing(change.id)).state).toBe('returned');
  });

  test('in another field does not matter', async () => {
    const id = await newCap();
    await schedule(asked(id, { value: '50' }));
    await edit(id, { title: 'Renamed' });
    await applyAt(later);
    expect(await read(id)).toMatchObject({ title: 'Renamed', value: '50' });
  });

  test('after it was applied prevents it from being reverted; if cancelled, it stays applied', async () => {
    const id = await newCap();
    const change = await schedule(asked(id, { value: '50' }, { backAt: muchLater }));
    await applyAt(later);
    await edit(id, { value: '60' });
    await applyAt(muchLater);
    expect((await read(id)).value).toBe('60');
    expect(await standing(change.id)).toMatchObject({ state: 'conflict', found: { value: '60' } });
    expect((await act('cancel', change.id)).status).toBe(200);
    expect(await standing(change.id)).toMatchObject({ state: 'applied', backAt: null, problem: null });
  });
});

describe('permissions are those of the moment:', () => {
  test('if its author lost them, the change fails and says why', async () => {
    const id = await newCap();
    const person = await product.personWith('manager', 'cap.read', 'cap.update', 'scheduled_change.read');
    const change = await schedule(asked(id, { value: '50' }), person);
    const { role } = (await admin.call('GET', `/user/users/${person.id}`)).data;
    const named = async (...names: string[]): Promise<number[]> =>
      (await admin.call('GET', `/user/permissions?limit=500&system=${names.join(',')}`)).data.items.map(
        (found: { id: number }) => found.id,
      );
    await edit(role, { permissions: await named('cap.read', 'scheduled_change.read') }, admin, '/user/roles');
    await applyAt(later);
    expect((await read(id)).value).toBe('100');
    expect(await standing(change.id)).toMatchObject({
      state: 'failed',
      problem: { en: 'You do not have the required access level', ru: 'У вас нет прав на это действие' },
    });
    expect(await rung(person)).toMatchObject([{ type: 'change.failed' }]);
  });

  test('if its author may no longer see the record, it fails, and the bell says so without details', async () => {
    const id = await one('/user/caps', { title: 'Secret name', offer, value: '100' });
    const person = await product.personWith('manager', 'cap.read', 'cap.update', 'scheduled_change.read');
    const change = await schedule(asked(id, { value: '4711' }), person);
    const { role } = (await admin.call('GET', `/user/users/${person.id}`)).data;
    const { items } = (await admin.call('GET', '/user/permissions?system=scheduled_change.read')).data;
    await edit(role, { permissions: [items[0].id] }, admin, '/user/roles');
    await applyAt(later);
    expect((await read(id)).value).toBe('100');
    expect(await standing(change.id)).toMatchObject({ state: 'failed' });
    const told = await rung(person);
    expect(told).toMatchObject([
      {
        type: 'change.failed',
        path: null,
        readAt: null,
        title: 'A change you scheduled was not made',
        text: 'You can no longer see it',
      },
    ]);
    expect(JSON.stringify(told)).not.toMatch(/Secret|4711/);
    const kept = await connected(product.url, (client) =>
      client.query(`select entity, record_id, params from notice where user_id = ${person.id}`),
    );
    expect(kept.rows).toEqual([{ entity: null, record_id: null, params: {} }]);
  });

  test('if its author is blocked, too', async () => {
    const id = await newCap();
    const person = await product.person('manager');
    const change = await schedule(asked(id, { value: '50' }), person);
    const blocked = { items: [{ id: person.id, status: 'blocked', reason: 'Left' }] };
    expect((await admin.call('POST', '/user/users/change_block', blocked)).status).toBe(200);
    await applyAt(later);
    expect(await standing(change.id)).toMatchObject({
      state: 'failed',
      problem: { en: 'Your account is blocked' },
    });
    // Someone else who may edit the record can still make it.
    expect((await act('apply', change.id)).status).toBe(200);
    expect((await historyOf(id))[0]).toMatchObject({ user: admin.id, scheduledChange: change.id });
  });

  test('if the author was impersonated then and is an administrator now, it fails, as nobody impersonates those', async () => {
    const id = await newCap();
    const person = await product.person('manager');
    const change = await schedule(asked(id, { value: '50' }), person);
    await connected(product.url, (client) =>
      client.query('update scheduled_changes set impersonator_id = $2 where id = $1', [change.id, admin.id]),
    );
    const promoted = { items: [{ id: person.id, role: product.tenant.roles.admin }] };
    expect((await admin.call('PATCH', '/user/users', promoted)).status).toBe(200);
    await applyAt(later);
    expect((await read(id)).value).toBe('100');
    expect(await standing(change.id)).toMatchObject({
      state: 'failed',
      problem: { en: 'You do not have the required access level' },
    });
  });
});

describe('rules are those of the moment:', () => {
  test('what no longer fits fails, with the field named', async () => {
    const id = await newCap();
    const change = await schedule(asked(id, { value: '50' }));
    await edit(id, { guarantee: '80' });
    await applyAt(later);
    expect((await read(id)).value).toBe('100');
    const { state, problem } = await standing(change.id);
    expect([state, problem.en]).toEqual(['failed', expect.stringMatching(/^Guarantee: /)]);
  });

  test('a change to a record that is gone fails, and holds up no other', async () => {
    const [gone, id] = [await newCap(), await newCap()];
    const change = await schedule(asked(gone, { value: '50' }));
    await schedule(asked(id, { value: '50' }));
    await connected(product.url, (client) => client.query('delete from caps where id = $1', [gone]));
    await applyAt(later);
    expect((await read(id)).value).toBe('50');
    const { rows } = await connected(product.url, (client) =>
      client.query('select state, problem from scheduled_changes where id = $1', [change.id]),
    );
    expect(rows).toEqual([{ state: 'failed', problem: { en: 'Record not found', ru: 'Запись не найдена' } }]);
  });
});

test('a thousand due at the same moment are made once each, in order, by two workers, while calls are answered', async () => {
  const caps: number[] = [];
  for (let count = 0; count < 10; count += 1) caps.push(await newCap());
  // Each builds on the one before, so one out of order would be a conflict.
  await connected(product.url, (client) =>
    client.query(
      `insert into scheduled_changes (tenant_id, target, target_id, title, at, changes, given, author_id)
       select $1, 'cap', cap, 'Leads', to_timestamp($2),
         jsonb_build_object('value', jsonb_build_array((99 + step)::text, (100 + step)::text)),
         jsonb_build_object('value', (100 + step)::text), $3
       from generate_series(1, 100) as step cross join unnest($4::bigint[]) as cap order by step, cap`,
      [product.tenant.tenantId, later, admin.id, caps],
    ),
  );
  let isOver = false;
  const working = Promise.all([applyAt(later), applyAt(later)]).finally(() => (isOver = true));
  const answers: number[] = [];
  // More calls would only make the test wait for them.
  while (!isOver && answers.length < 50) answers.push((await admin.call('GET', `/user/caps/${caps[0]}`)).status);
  await working;
  expect(answers.length).toBeGreaterThan(10);
  expect(new Set(answers)).toEqual(new Set([200]));
  const { made, kept } = await connected(product.url, async (client) => ({
    made: await client.query(
      `select scheduled_change_id as change, changes from history
       where tenant_id = $1 and entity = 'cap' and record_id = any ($2) and action = 'edit' order by id`,
      [product.tenant.tenantId, caps],
    ),
    kept: await client.query(
      `select id as change, changes from scheduled_changes
       where tenant_id = $1 and target = 'cap' and target_id = any ($2) and state = 'applied' order by id`,
      [product.tenant.tenantId, caps],
    ),
  }));
  expect(made.rowCount).toBe(1000);
  expect(made.rows).toEqual(kept.rows);
  for (const id of caps) expect((await read(id)).value).toBe('200');
});

test('a network that another process is working on is left to it, and holds up no other', async () => {
  const id = await newCap();
  const change = await schedule(asked(id, { value: '50' }));
  await connected(product.url, async (client) => {
    await client.query('begin');
    // Simulates another process working on it.
    await client.query('select pg_advisory_xact_lock(758233612, $1::int)', [product.tenant.tenantId]);
    const stranger = await product.stranger();
    const [theirs] = await stranger.make('/user/offers', { title: 'Theirs', accessType: 1 });
    const [cap] = await stranger.make('/user/caps', { title: 'Leads', offer: theirs!.id, value: '100' });
    const other = await schedule(asked(cap!.id, { value: '50' }), stranger);
    await applyAt(later);
    expect((await standing(other.id, stranger)).state).toBe('applied');
    expect((await standing(change.id)).state).toBe('waiting');
    await client.query('commit');
  });
  await applyAt(later);
  expect((await standing(change.id)).state).toBe('applied');
});

test('a waiting change can be applied now, and reverted now', async () => {
  const id = await newCap();
  const change = await schedule(asked(id, { value: '50' }, { backAt: muchLater }));
  expect((await act('apply', change.id)).status).toBe(200);
  expect((await read(id)).value).toBe('50');
  expect((await act('apply', change.id)).status).toBe(200);
  expect((await read(id)).value).toBe('100');
  expect((await act('apply', change.id)).status).toBe(409);
});
