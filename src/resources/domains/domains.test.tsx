import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const domain = {
  ...{ id: 3, version: 1, host: 'go.example.com', kinds: ['track'], defaultFor: [], proof: 'abc123' },
  ...{ state: 'waiting', checkedAt: null, problem: null, failure: null },
};
const card = async () => within(await screen.findByRole('region', { name: 'Proof of ownership' }));

test('a domain tells which TXT record to add, and copies its name and its value', async () => {
  testHarness.records = { 'user/domains': [domain] };
  const user = await open('/settings/domain-parking/3/general');
  const proof = await card();
  expect(proof.getByText('Waiting for proof')).toBeDefined();
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
