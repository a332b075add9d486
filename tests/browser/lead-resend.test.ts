import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoNetwork, demoPassword } from '../../server/demo/sign-ins.ts';
import { patience } from '../patience.ts';
import { noted } from './actions.ts';
import { visitors } from './visitor.ts';

const { signedIn } = visitors();

/** Calls made by an administrator, for setup. */
const caller = async (page: Page) => {
  const said = await page.request.post('/api/v1/login', { data: { email: demoNetwork.admin, password: demoPassword } });
  const { token } = (await said.json()).data;
  return async (method: string, path: string, data?: object, by = token) => {
    const headers = { authorization: `Bearer ${by}` };
    const answer = await page.request.fetch(`/api/v1${path}`, { method, headers, ...(data && { data }) });
    return (await answer.json()).data;
  };
};

/** A person who meets the requirements of every vertical of the demo. */
const somebody = () => ({
  firstName: 'Vera',
  lastName: 'Berzina',
  email: `vera.${randomUUID()}@mail.example`,
  country: 'DE',
  phone: `+49 151 ${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
});
const further = { address: '12 Garden Street', age: '34', amount: '1500', experience: 'none', term: '30' };
const params = { ...further, gender: 'other', quantity: '1' };

it('staff send a lead that a full cap held back once the cap is raised, and its history says who did it', async () => {
  const page = await signedIn(demoNetwork.admin);
  const call = await caller(page);
  const campaigns = (await call('GET', '/user/campaigns?status=active&limit=200')).items;
  const decided = (campaign: number, country: string) =>
    call('POST', '/stat/simulate', {
      kind: 'lead',
      campaign,
      country,
      parameters: { ...somebody(), country, ...params },
    });
  // A campaign and country whose leads someone accepts and no hold queue keeps.
  const find = async () => {
    for (const campaign of campaigns)
      for (const country of ['DE', 'PL', 'LV', 'ES', 'IT', 'US']) {
        const { outcome, otherwise } = await decided(campaign.id, country);
        if (outcome === 'offered' && otherwise === 'unsent') return { campaign, country };
      }
    throw new Error('Nobody of the demo takes leads');
  };
  const { campaign, country } = await find();
  const { items } = await call('PUT', '/user/caps', {
    items: [{ title: 'Full', type: 'leads', offer: campaign.offer, value: '0' }],
  });
  await expect
    .poll(async () => (await decided(campaign.id, country)).outcome, { timeout: patience.wait })
    .toBe('unsent');
  const { apiToken } = await call('GET', `/user/users/${campaign.affiliate}?with=apiToken`);
  const lead = { ...somebody(), country, params, campaign: campaign.secureId };
  const { id, apiStatus } = await call('POST', '/public/leads', lead, apiToken);
  expect(apiStatus).toBe('unsent');

  await page.goto(`/caps/${items[0].id}/general`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Limit', exact: true }).fill('100');
  await page.getByRole('button', { name: /^Save(?! later)/ }).click();
  await expect
    .poll(async () => (await decided(campaign.id, country)).outcome, { timeout: patience.wait })
    .toBe('offered');

  await page.goto(`/leads/${id}/show`);
  await page.getByRole('button', { name: 'Resend', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Resend' });
  await dialog.getByText('Will be offered, in this order, to:').waitFor();
  await dialog.getByRole('textbox', { name: 'Note for the history' }).fill('The cap was raised');
  await dialog.getByRole('button', { name: 'Resend' }).click();
  await noted(page, 'Lead sent');
  const newest = page.getByRole('list', { name: 'History' }).getByRole('listitem').first();
  await newest.getByText('The cap was raised').waitFor();
  const { firstName, lastName } = await call('GET', '/user/users/me');
  // The actor's name is requested after the rest.
  await newest.getByText(`${firstName} ${lastName}`).waitFor();
  const told = await newest.innerText();
  for (const part of ['Unsent', 'Sent', 'Staff']) expect(told).toContain(part);
});
