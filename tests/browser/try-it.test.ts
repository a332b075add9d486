import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoNetwork } from '../../server/demo/sign-ins.ts';
import { patience } from '../patience.ts';
import { product } from './product.ts';
import { tokenOf, visitors } from './visitor.ts';

/** Follows `docs/try-it.md` step by step. */

const { signedIn } = visitors();

const told: string[] = [];
const tracker = createServer((request, response) => {
  told.push(request.url ?? '');
  response.end('OK');
});
beforeAll(() => new Promise<void>((listening) => void tracker.listen(0, '127.0.0.1', listening)));
afterAll(() => new Promise<unknown>((closed) => void tracker.close(closed)));

const authorized = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Calls the API as `curl` does; returns `data`. */
const caller = (request: APIRequestContext, token: string) => async (method: string, path: string, data?: object) => {
  const answer = await request.fetch(`${product().site}/api/v1${path}`, { method, headers: authorized(token), data });
  const { data: said, ...failure } = await answer.json();
  expect([path, failure]).toEqual([path, {}]);
  return said;
};

it('a person following the guide takes leads from a click to money', { timeout: patience.walk }, async () => {
  const affiliate = await signedIn(demoNetwork.affiliate);
  const staff = await signedIn(demoNetwork.admin);
  const asAffiliate = caller(affiliate.request, await tokenOf(affiliate));
  const asStaff = caller(staff.request, await tokenOf(staff));

  // A click arrives.
  await affiliate.goto('/campaigns/active?orderBy=id:desc&limit=100&offset=0');
  await affiliate.getByRole('link', { name: 'GDN ES retarget', exact: true }).click();
  await affiliate
    .getByText(/\/c\/[0-9a-f]{32}/)
    .first()
    .waitFor();
  const link = /\/c\/([0-9a-f]{32})/.exec(await affiliate.locator('main').innerText())!;
  const click = await affiliate.request.get(`${product().site}${link[0]}`, { maxRedirects: 0 });
  expect([click.status(), click.headers()['location']]).toEqual([302, expect.stringMatching(/^https:/)]);

  // The second lead meets a full cap, and goes to the next advertiser.
  const campaign = Number(/\/campaigns\/(\d+)/.exec(affiliate.url())![1]);
  const { port } = tracker.address() as AddressInfo;
  await asAffiliate('PUT', '/user/postbacks', {
    items: [
      {
        title: 'My tracker',
        campaign,
        method: 'GET',
        url: `http://127.0.0.1:${port}/?event={status}&payout={payout}`,
        bodyFormat: 'none',
        events: ['conversion_approved'],
      },
    ],
  });
  const { items } = await asAffiliate('PUT', '/user/api_tokens', { items: [{ title: 'Try it' }] });
  const send = (place: number) =>
    caller(affiliate.request, items[0].token)('POST', '/public/leads', {
      campaign: link[1],
      firstName: 'Ana',
      lastName: 'García',
      email: `ana.${place}@example.com`,
      phone: `+3460012300${place}`,
      country: 'ES',
      ip: '2.136.0.1',
      params: { country: 'ES' },
    });
  await send(1);
  const { id, apiStatus } = await send(2);
  expect(apiStatus).toBe('sent');
  await staff.goto(`/leads/${id}/show`);
  // The offer pays for each lead that an advertiser accepts.
  const payouts = () => told.map((url) => new URL(url, product().site).searchParams.get('payout'));
  await expect.poll(payouts, { timeout: patience.wait }).toHaveLength(2);
  const why = staff.getByRole('region', { name: 'Why' });
  await why.getByText('Cap is full').first().waitFor();
  await staff.getByRole('region', { name: 'Attempts' }).getByText('Accepted').first().waitFor();

  // The advertiser reports a deposit twice.
  const { secureId, advertiser } = await asStaff('GET', `/stat/leads/${id}`);
  const { apiToken } = await asStaff('GET', `/user/advertisers/${advertiser}?with=apiToken`);
  const report = `/public/postback/${apiToken}?lead_id=${secureId}&goal=ftd&amount=250&currency=USD&txid=try-it-${id}`;
  const conversion = await asStaff('GET', report);
  expect(conversion).toEqual({ id: expect.any(Number), created: true });
  expect(await asStaff('GET', report)).toEqual({ id: conversion.id, created: false });

  // It is approved, and the affiliate is notified.
  await staff.goto(`/conversions/${conversion.id}/general`);
  await staff.getByRole('region', { name: 'Why these amounts' }).waitFor();
  await staff.getByRole('button', { name: 'Approve', exact: true }).click();
  await staff
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Approve / })
    .click();
  await expect.poll(payouts, { timeout: patience.wait }).toHaveLength(3);
  const { payout } = await asAffiliate('GET', `/stat/conversions/${conversion.id}`);
  expect(Number(payout)).toBeGreaterThan(0);
  expect(payouts().at(-1)).toBe(payout);
  await affiliate.goto(
    `/postback-logs/affiliates?conversion=${conversion.id}&orderBy=createdAt:desc&limit=25&offset=0`,
  );
  const line = affiliate.getByRole('row').filter({ hasText: 'My tracker' });
  await line.getByText('Delivered').waitFor();
  await line.getByText('Approved conversion').waitFor();
  expect(await affiliate.getByRole('heading', { level: 1 }).innerText()).toBe('Postback logs');
});
