import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoNetwork, demoPassword } from '../../server/demo/sign-ins.ts';
import { serverFolder } from '../folder.ts';
import { patience } from '../patience.ts';
import { choose, create, edit, noted } from './acts.ts';
import { type Clock, createClock } from './clock.ts';
import { type Running, startProduct } from './start.ts';
import { visitors } from './visitor.ts';

let clock: Clock;
let running: Running;

beforeAll(async () => {
  clock = createClock(join(serverFolder('sluice-clock-'), 'clock'));
  running = await startProduct({ clock });
}, patience.walk);
afterAll(() => running.stop());

const { signedIn } = visitors(() => running.site);

/** Calls of somebody's, for what is set up before. */
const caller = async (page: Page, email: string) => {
  const said = await page.request.post('/api/v1/login', { data: { email, password: demoPassword } });
  const { token } = (await said.json()).data;
  return async (method: string, path: string, data?: object, by: string = token) => {
    const headers = { authorization: `Bearer ${by}` };
    const answer = await page.request.fetch(`/api/v1${path}`, { method, headers, ...(data && { data }) });
    return (await answer.json()).data;
  };
};
type Call = Awaited<ReturnType<typeof caller>>;

/** Somebody whom every vertical of the demo takes. */
const somebody = (country: string) => ({
  ...{ firstName: 'Vera', lastName: 'Berzina', email: `vera.${randomUUID()}@mail.example`, country },
  phone: `+49 151 ${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
});
const further = { address: '12 Garden Street', age: '34', amount: '1500', experience: 'none', term: '30' };
const params = { ...further, gender: 'other', quantity: '1' };

/** A campaign and a country whose leads somebody takes. */
const takenTraffic = async (call: Call) => {
  const campaigns = (await call('GET', '/user/campaigns?status=active&limit=200')).items;
  for (const campaign of campaigns)
    for (const country of ['DE', 'PL', 'LV', 'ES', 'IT', 'US']) {
      const parameters = { ...somebody(country), ...params };
      const { outcome } = await call('POST', '/stat/simulate', {
        ...{ kind: 'lead', campaign: campaign.id, country, parameters },
      });
      if (outcome === 'offered') return { campaign, country };
    }
  throw new Error('Nobody of the demo takes leads');
};

/** Midnight of the day in this many days, in a zone that is ahead of UTC by so many hours: seconds UTC. */
const written = (at: number, zone: string): string => {
  const parts = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  return parts.format(new Date(at * 1000)).replaceAll('-', '.');
};
const day = 86_400;

it('of a cap that fills, a task, a note and a change for the weekend are made, which a colleague finds', {
  timeout: patience.walk,
}, async () => {
  const manager = await signedIn(demoNetwork.manager);
  const call = await caller(manager, demoNetwork.admin);
  const own = await caller(manager, demoNetwork.manager);
  const [colleague, me] = [await call('GET', '/user/users/me'), await own('GET', '/user/users/me')];
  const { campaign, country } = await takenTraffic(call);
  const affiliate = await call('GET', `/user/users/${campaign.affiliate}?with=apiToken`);
  await call('PATCH', '/user/users', { items: [{ id: affiliate.id, managers: [me.id] }] });
  const title = 'Leads of the weekend';
  const { items } = await call('PUT', '/user/caps', {
    items: [{ title, type: 'leads', offer: campaign.offer, affiliate: affiliate.id, value: '100' }],
  });
  console.log(items, campaign, country);
});
