import { afterAll, beforeAll, expect, test } from 'vitest';
import { administer } from '../../postgres.ts';
import { items, type Network, network, refusal } from '../support/network.ts';

let serving: Network['serving'];
let demo: Network['demo'];
let admin: Network['admin'];
let login: Network['login'];
let signIn: Network['signIn'];
let call: Network['call'];
let person: Network['person'];
let change: Network['change'];
let block: Network['block'];
let unblock: Network['unblock'];
let read: Network['read'];

beforeAll(async () => {
  ({ serving, demo, admin, login, signIn, call, person, change, block, unblock, read } = await network());
});
afterAll(() => serving.close());

test('blocking access signs a person out and keeps their traffic; unblocking lets them in again', async () => {
  const affiliate = await person('affiliate');
  const token = await signIn(affiliate.email);
  const { data } = await block(admin, affiliate.id, { blockingType: 'access' });
  expect(data.items[0]).toMatchObject({ status: 'blocked', blockReason: 'Fraud', trafficBlocked: false });
  expect((await call(token, 'GET', '/user/users/me')).status).toBe(401);
  expect(await login(affiliate.email)).toMatchObject({ status: 403, message: 'Your account is blocked' });
  const lifted = await unblock(admin, affiliate.id);
  expect(lifted.data.items[0]).toMatchObject({ status: 'active', blockReason: null, trafficBlocked: false });
  expect((await login(affiliate.email)).status).toBe(200);
});

test('blocking traffic leaves a person signed in', async () => {
  const affiliate = await person('affiliate');
  const token = await signIn(affiliate.email);
  const { data } = await block(admin, affiliate.id, { blockingType: 'traffic' });
  expect(data.items[0]).toMatchObject({ status: 'active', blockReason: 'Fraud', trafficBlocked: true });
  expect(data.items[0].trafficBlockedAt).toBeGreaterThan(1_700_000_000);
  const me = await call(token, 'GET', '/user/users/me');
  expect(me.data).toMatchObject({ trafficBlocked: true, status: 'active' });
  expect((await login(affiliate.email)).data.extraInfo).toMatchObject({ status: 'active', trafficBlocked: true });
});

test('a blocked member stays in their team, listed after the active ones', async () => {
  const people = [await person('affiliate'), await person('affiliate'), await person('affiliate')];
  const [first, second, third] = people.map(({ id }) => id);
  const team = { title: 'Night shift', members: [first, second, third] };
  const { data } = await call(admin, 'PUT', '/user/teams', items(team));
  const members = async () => (await call(admin, 'GET', `/user/teams/${data.items[0].id}?with=members`)).data.members;
  expect(await members()).toEqual([first, second, third]);
  await block(admin, first, { blockingType: 'access' });
  expect(await members()).toEqual([second, third, first]);
});

test('both blocks are lifted together or one by one', async () => {
  const affiliate = await person('affiliate');
  const state = async () => {
    const { status, trafficBlocked, trafficBlockedAt, blockReason } = await read(affiliate.id);
    return [status, trafficBlocked, trafficBlockedAt !== null, blockReason];
  };
  await block(admin, affiliate.id, { blockingType: 'full' });
  expect(await state()).toEqual(['blocked', true, true, 'Fraud']);
  await unblock(admin, affiliate.id, { blockingType: 'access' });
  expect(await state()).toEqual(['active', true, true, 'Fraud']);
  await unblock(admin, affiliate.id, { blockingType: 'traffic' });
  expect(await state()).toEqual(['active', false, false, null]);
  await block(admin, affiliate.id, { blockingType: 'full' });
  await unblock(admin, affiliate.id);
  expect(await state()).toEqual(['active', false, false, null]);
});

test('blocking an affiliate needs a type, an employee only access, and both a reason', async () => {
  const [affiliate, employee] = [await person('affiliate'), await person('manager')];
  expect(refusal(await block(admin, affiliate.id))).toEqual([422, 'required', 'items.0.blockingType']);
  expect(refusal(await block(admin, affiliate.id, { blockingType: 'full', reason: ' ' }))).toEqual([
    422,
    'required',
    'items.0.reason',
  ]);
  expect(refusal(await block(admin, employee.id, { reason: undefined }))).toEqual([422, 'required', 'items.0.reason']);
  expect(refusal(await block(admin, employee.id, { blockingType: 'traffic' }))).toEqual([
    422,
    'choice',
    'items.0.blockingType',
  ]);
  expect((await block(admin, employee.id)).data.items[0]).toMatchObject({ status: 'blocked', trafficBlocked: false });
});

test('a member of a blocked team is not unblocked on their own', async () => {
  const made = await call(admin, 'PUT', '/user/teams', items({ title: 'Wolves' }));
  const team = made.data.items[0].id;
  const member = await person('affiliate', { team });
  const blocked = { id: team, status: 'blocked', reason: 'Fraud', blockingType: 'full' };
  expect((await call(admin, 'POST', '/user/teams/change_block', items(blocked))).status).toBe(200);
  expect(await login(member.email)).toMatchObject({ status: 403 });
  for (const blockingType of [undefined, 'access', 'traffic']) {
    expect(refusal(await unblock(admin, member.id, { blockingType }))).toEqual([409, 'blockedTeam', 'items.0.status']);
  }
  await call(admin, 'POST', '/user/teams/change_block', items({ id: team, status: 'active' }));
  expect((await login(member.email)).status).toBe(200);
});

test('a team is blocked with its affiliates; employees are not in teams', async () => {
  const made = await call(admin, 'PUT', '/user/teams', items({ title: 'Bears' }));
  const team = made.data.items[0].id;
  const employee = await person('manager');
  const refused = [422, 'affiliatesOnly', 'items.0.team'];
  expect(refusal(await change(admin, employee.id, { team }))).toEqual(refused);
  const created = { firstName: 'Pat', email: 'bear@demo.example', role: demo.roles.admin, team };
  expect(refusal(await call(admin, 'PUT', '/user/users', items(created)))).toEqual(refused);
  // Those who were put into one earlier.
  await administer(serving.url, `update users set team_id = ${team} where id in (${employee.id}, ${demo.adminId})`);
  const member = await person('affiliate', { team });
  const blocked = { id: team, status: 'blocked', reason: 'Fraud', blockingType: 'full' };
  expect((await call(admin, 'POST', '/user/teams/change_block', items(blocked))).status).toBe(200);
  const statuses = [];
  for (const { email } of [member, employee, demo]) statuses.push((await login(email)).status);
  expect(statuses).toEqual([403, 200, 200]);
  expect((await block(admin, employee.id)).status).toBe(200);
  expect((await unblock(admin, employee.id)).status).toBe(200);
  expect((await change(admin, employee.id, { team: null, lastName: 'Free' })).status).toBe(200);
});
