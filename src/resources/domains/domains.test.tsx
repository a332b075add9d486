import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const domain = {
  id: 3,
  version: 1,
  host: 'go.example.com',
  kinds: ['track'],
  defaultFor: [],
  proof: 'abc123',
  state: 'waiting',
  checkedAt: null,
  problem: null,
  failure: null,
};
const card = async (name = 'Proof of ownership') => within(await screen.findByRole('region', { name }));

test('a domain tells which TXT record to add, and copies its name and its value', async () => {
  testHarness.records = { 'user/domains': [domain] };
  const user = await open('/settings/domain-parking/3/general');
  const proof = await card();
  expect(proof.getByText('Awaiting proof')).toBeDefined();
  expect(proof.getByText('Not checked yet')).toBeDefined();
  await user.click(proof.getByRole('button', { name: 'Copy name' }));
  expect(await navigator.clipboard.readText()).toBe('_sluice.go.example.com');
  await user.click(proof.getByRole('button', { name: 'Copy value' }));
  expect(await navigator.clipboard.readText()).toBe('abc123');
});

test('a check says what was found, and the card what it is now', async () => {
  testHarness.records = { 'user/domains': [domain] };
  const user = await open('/settings/domain-parking/3/general');
  const found = { ...domain, problem: 'other_record', failure: 'v=spf1 -all', checkedAt: 1_795_000_000 };
  testHarness.answerAlways('POST', 'user/domains/verify', () => {
    testHarness.records = { 'user/domains': [found] };
    return { items: [found] };
  });
  await user.click((await card()).getByRole('button', { name: 'Check now' }));
  await screen.findByText('Not verified: The TXT record has another value');
  await (await card()).findByText('Found instead: v=spf1 -all');
  const verified = { ...domain, state: 'verified', checkedAt: 1_795_000_100 };
  testHarness.answerAlways('POST', 'user/domains/verify', () => {
    testHarness.records = { 'user/domains': [verified] };
    return { items: [verified] };
  });
  await user.click((await card()).getByRole('button', { name: 'Check now' }));
  await screen.findByText('Domain verified');
  await (await card()).findByText('Verified');
  expect((await card()).queryByRole('alert')).toBeNull();
});

const verified = {
  ...domain,
  state: 'verified',
  checkedAt: 1_795_000_000,
  target: 'network.example.com',
  reach: 'here',
  certificate: 'valid',
  certificateExpiresAt: 1_800_000_000,
  reachProblem: null,
  reachFound: null,
  misses: 0,
};

test('a domain tells which record leads it here, whether it does, and until when its certificate is valid', async () => {
  testHarness.records = { 'user/domains': [verified] };
  const user = await open('/settings/domain-parking/3/general');
  const connection = await card('Connection');
  expect(connection.getByText('Leads here')).toBeDefined();
  expect(connection.getByText(/^The host leads here, and its certificate is valid/)).toBeDefined();
  expect(connection.getByText('CNAME')).toBeDefined();
  expect(connection.getByText('until').textContent).toContain('2027.01.15');
  await user.click(connection.getByRole('button', { name: 'Copy value' }));
  expect(await navigator.clipboard.readText()).toBe('network.example.com');
  expect((await card()).queryByRole('button', { name: 'Check now' })).toBeNull();
});

test('a check says that visitors don’t get through, and the card why and what to do', async () => {
  testHarness.records = { 'user/domains': [verified] };
  const user = await open('/settings/domain-parking/3/general');
  const lost = { ...verified, reach: 'elsewhere', reachProblem: 'redirect', reachFound: 'https://parking.example/' };
  testHarness.answerAlways('POST', 'user/domains/verify', () => {
    testHarness.records = { 'user/domains': [lost] };
    return { items: [lost] };
  });
  await user.click((await card('Connection')).getByRole('button', { name: 'Check now' }));
  await screen.findByText('Verified, but visitors don’t get through: It redirects to another address');
  const alert = await (await card('Connection')).findByRole('alert');
  expect(alert.textContent).toContain('Replace the domain’s other records with the one below');
  expect(alert.textContent).toContain('Response from: https://parking.example/');
});

test.each([
  ['expiring', 'Leads here', 'should have been renewed by now'],
  ['untrusted', 'Leads here', 'Browsers don’t trust the certificate'],
])('a domain says what to do about its certificate: %s', async (certificate, reach, advice) => {
  testHarness.records = { 'user/domains': [{ ...verified, certificate }] };
  await open('/settings/domain-parking/3/general');
  const connection = await card('Connection');
  expect(connection.getByText(reach)).toBeDefined();
  expect((await connection.findByRole('alert')).textContent).toContain(advice);
});

test('a host without HTTPS is told that this may follow the proof, and is not complained of by the check that proves it', async () => {
  const bare = { reach: 'unreachable', reachProblem: 'insecure', certificate: 'missing', certificateExpiresAt: null };
  testHarness.records = { 'user/domains': [{ ...verified, ...bare, state: 'waiting' }] };
  const user = await open('/settings/domain-parking/3/general');
  const alert = await (await card('Connection')).findByRole('alert');
  expect(alert.textContent).toContain('Servers that get certificates automatically do so once the domain is verified.');
  testHarness.answerAlways('POST', 'user/domains/verify', () => ({ items: [{ ...verified, ...bare }] }));
  await user.click((await card()).getByRole('button', { name: 'Check now' }));
  await screen.findByText('Domain verified');
});
