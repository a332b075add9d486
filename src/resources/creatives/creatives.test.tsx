import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const creative = {
  id: 5,
  version: 1,
  title: 'Spring banner',
  offer: 1,
  type: 'image',
  status: 'active',
  description: '300 × 250',
  fileName: 'spring.png',
  bytes: 1536,
  downloads: 3,
  previewUrl: '/api/v1/public/creatives/abc',
  countries: [],
  countriesMode: 'only',
  languages: [],
  languagesMode: 'only',
  trafficSources: [],
  trafficSourcesMode: 'only',
  schedule: null,
  weight: 100,
};

const serve = (...creatives: object[]) => {
  testHarness.records = {
    'user/creatives': creatives.map((one) => ({ ...creative, ...one })),
    'user/offers': [{ id: 1, version: 1, title: 'Offer', status: 'active', accessType: 1 }],
  };
};

test('a creative shows its file, which staff replace', async () => {
  serve({});
  await open('/creatives/5/general', 'admin');
  await screen.findByText('spring.png · 1.5 kB');
  await screen.findByText('3 downloads');
  screen.getByRole('button', { name: 'Download Spring banner' });
  await screen.findByRole('button', { name: 'Replace' });
});

test('one without a file asks for it', async () => {
  serve({ fileName: null, previewUrl: null, bytes: null, downloads: 0 });
  await open('/creatives/5/general', 'admin');
  await screen.findByText('No file attached yet');
  await screen.findByRole('button', { name: 'Attach file' });
  expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
});

test('affiliates find the creatives on the page of the offer', async () => {
  serve({}, { id: 6, title: 'Text ad', type: 'text', text: 'Win big', fileName: null, previewUrl: null });
  await open('/offers/1', 'affiliate');
  await screen.findByRole('heading', { name: 'Creatives' });
  await screen.findByText('Win big');
  const [banner, ad] = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('li')!);
  within(banner!).getByRole('button', { name: 'Download Spring banner' });
  within(banner!).getByText('Image · 300 × 250');
  within(ad!).getByText('Win big');
});
