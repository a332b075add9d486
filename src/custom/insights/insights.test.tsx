import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { datePresets } from '../../../domain/time/dates.ts';
import { address, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const nothing = { metric: null, subject: null, at: null, contributions: [], series: [] };
const movement = {
  ...nothing,
  key: 'movement:profit',
  kind: 'movement',
  severity: 'warning',
  metric: 'profit',
  figures: { current: '820', previous: '1310', change: '-490' },
  contributions: [
    { dimension: 'offer', value: 3, title: 'Royale', current: '420', previous: '820', change: '-400' },
    { dimension: 'offer', value: 4, title: 'Keto', current: '100', previous: '170', change: '-70' },
    { dimension: 'country', value: 'LV', title: 'Latvia', current: '120', previous: '580', change: '-460' },
    { dimension: 'country', value: 'EE', title: 'Estonia', current: '120', previous: '150', change: '-30' },
    { dimension: 'affiliate', value: 7, title: 'Ada Byron', current: '100', previous: '540', change: '-440' },
  ],
  series: [
    { at: '2026-11-23', current: '500', previous: '700' },
    { at: '2026-11-24', current: '320', previous: '610' },
  ],
  link: { page: 'statistics', query: { groupBy: 'country,offer', country: 'LV', orderBy: 'profit:desc' } },
};
const filling = {
  ...nothing,
  key: 'capFilling:4',
  kind: 'capFilling',
  severity: 'info',
  at: Date.UTC(2026, 10, 24, 16) / 1000,
  subject: { entity: 'cap', id: 4, title: 'Daily leads' },
  figures: { limit: '100', counter: '90', filled: '90', pace: '5' },
  link: { page: 'caps', query: {} },
};
const meta = {
  period: { from: 0, to: 1 },
  previousPeriod: { from: 0, to: 1 },
  timezone: 'Europe/Riga',
  currency: 'EUR',
};
const profit = {
  key: 'profit',
  id: 1,
  title: 'Profit',
  description: null,
  editable: false,
  usual: true,
  group: 'finance',
  metricType: 'money',
  outputFormat: 'decimals',
};

test('each insight is a sentence with what made it, and leads to the figures', async () => {
  testHarness.answerAlways('GET', 'stat/metrics', { items: [profit] });
  testHarness.answerAlways('GET', 'stat/insights', { items: [movement, filling], meta });
  const { from, to } = datePresets.today(Date.now() / 1000, 'Europe/Riga');
  await open('/insights');
  await screen.findByText('Profit fell by €490.00, from €1,310.00 to €820.00.');
  expect(address()).toBe(`/insights?createdAtFrom=${from}&createdAtTo=${to}`);
  const causes = within(screen.getByRole('group', { name: 'What made it' }));
  const told = (name: string) =>
    within(causes.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(told('Offer')).toEqual(['Royale-€400.00', 'Keto-€70.00']);
  expect(told('Country')).toEqual(['Latvia-€460.00', 'Estonia-€30.00']);
  expect(told('Affiliate')).toEqual(['Ada Byron-€440.00']);
  screen.getByRole('img', { name: 'This and the previous period' });
  expect(screen.getByRole('link', { name: 'Show figures' }).getAttribute('href')).toBe(
    '/statistics?groupBy=country,offer&country=LV&orderBy=profit:desc',
  );
  screen.getByRole('heading', { name: 'A figure changed: Profit' });
  screen.getByRole('heading', { name: 'A cap is about to be full: Daily leads' });
  screen.getByText('90 of 100 used (90%), 5 per hour. Full at about 2026.11.24 18:00.');
});

test('a fall that may be made up for says how many conversions are undecided', async () => {
  testHarness.answerAlways('GET', 'stat/metrics', { items: [profit] });
  const young = { ...movement, figures: { ...movement.figures, undecided: '40' } };
  testHarness.answerAlways('GET', 'stat/insights', { items: [young], meta });
  await open('/insights');
  await screen.findByText(/ to €820\.00\. Conversions still undecided: 40\.$/);
});

test('says so where nothing stands out', async () => {
  testHarness.answerAlways('GET', 'stat/metrics', { items: [profit] });
  testHarness.answerAlways('GET', 'stat/insights', { items: [], meta });
  await open('/insights');
  await screen.findByText('Nothing stands out in this period');
});

test('what stood out in the period before is dimmed until that of the next one has come', async () => {
  testHarness.answerAlways('GET', 'stat/metrics', { items: [profit] });
  testHarness.answerAlways('GET', 'stat/insights', { items: [filling], meta });
  const user = await open('/insights');
  const heading = await screen.findByRole('heading', { name: 'A cap is about to be full: Daily leads' });
  const opacity = () => getComputedStyle(heading.closest('.MuiCard-root')!).opacity;
  expect(opacity()).toBe('1');
  const answer = testHarness.holdNext('GET', 'stat/insights');
  await user.click(screen.getByRole('button', { name: /^Period:/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Yesterday' }));
  await waitFor(() => expect(opacity()).toBe('0.7'));
  answer();
  await waitFor(() => expect(opacity()).toBe('1'));
});
