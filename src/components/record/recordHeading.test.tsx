import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { onPhone } from '../../testing/phone.ts';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

afterEach(() => void vi.restoreAllMocks());

const openTag = () => {
  testHarness.records['user/tags'] = [{ id: 3, version: 1, title: 'Top advertiser', type: 'offer', status: 'active' }];
  return open('/settings/lists/tags/3/general');
};
const banner = () => screen.getByRole('banner');

test('the heading of a record says in one line, in the header, what it is and what it is called', async () => {
  await openTag();
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('Tag 3 · Top advertiser');
  expect(banner().contains(heading)).toBe(true);
});

test('on a phone the name of a record stands whole in the page, below what it is', async () => {
  onPhone();
  await openTag();
  const heading = await screen.findByRole('heading', { level: 1 });
  expect([...heading.childNodes].map(({ textContent }) => textContent)).toEqual(['Tag 3', 'Top advertiser']);
  expect(banner().contains(heading)).toBe(false);
});
