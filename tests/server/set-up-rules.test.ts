import { expect, test } from 'vitest';
import { admin, one, setUpTrade } from './trade.ts';

/** What could be set up and would never do anything is told where it is entered. */

setUpTrade();

const refused = (type: string, path: string) => ({ status: 422, details: [{ type, path: `items.0.${path}` }] });

test('a hold queue sends something each round', async () => {
  const geo = await one(admin, '/user/geos', { title: 'Baltics', countries: ['LV'] });
  const queue = { title: 'Idle', geo: geo.id, timezone: 'UTC', freshLeads: 0, oldLeads: 0 };
  const make = (fields: object) => admin.call('PUT', '/user/hold_configs', { items: [{ ...queue, ...fields }] });
  const edit = (fields: object) => admin.call('PATCH', '/user/hold_configs', { items: [fields] });
  expect(await make({})).toMatchObject(refused('sendsNothing', 'freshLeads'));
  const { id } = (await make({ oldLeads: 3 })).data.items[0];
  expect(await edit({ id, oldLeads: 0 })).toMatchObject(refused('sendsNothing', 'freshLeads'));
  expect((await edit({ id, oldLeads: 0, freshLeads: 2 })).status).toBe(200);
});

test('visitors of an advertiser are sent somewhere, where they are sent at all', async () => {
  const url = 'https://thanks.example/';
  const make = (fields: object) => admin.call('PUT', '/user/advertisers', { items: [{ title: 'Sender', ...fields }] });
  const edit = (fields: object) => admin.call('PATCH', '/user/advertisers', { items: [fields] });
  expect(await make({ redirectTemplateEnabled: true })).toMatchObject(refused('required', 'redirectTemplate'));
  const { id } = (await make({ redirectTemplateEnabled: true, redirectTemplate: url })).data.items[0];
  expect(await edit({ id, redirectTemplate: null })).toMatchObject(refused('required', 'redirectTemplate'));
  expect((await edit({ id, redirectTemplate: null, redirectTemplateEnabled: false })).status).toBe(200);
});
