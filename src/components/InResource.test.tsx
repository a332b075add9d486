import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { resources } from '../resources/index.ts';
import { createI18nProvider, loadMessages } from '../providers/i18n/i18nProvider.ts';
import { Languages } from '../providers/i18n/Languages.tsx';
import { InResource } from './InResource.tsx';
import { ResourcesContext } from './ResourcesContext.tsx';

const Page = ({ isWhole }: { isWhole: boolean }) => (
  <Suspense fallback="Loading">
    <input aria-label="Title" />
    {isWhole && <InResource name="caps">A cap</InResource>}
  </Suspense>
);

test('parts whose words are still to come take nothing away from what stands around them', async () => {
  const words = Promise.withResolvers<void>();
  const provider = { ...createI18nProvider('en', await loadMessages('en')), bring: () => words.promise };
  const page = (isWhole: boolean) => (
    <ResourcesContext value={resources}>
      <Languages provider={provider}>
        <Page isWhole={isWhole} />
      </Languages>
    </ResourcesContext>
  );
  const { rerender } = render(page(false));
  const title = screen.getByRole('textbox', { name: 'Title' });
  title.focus();
  rerender(page(true));
  await userEvent.keyboard('typed');
  expect([title.isConnected, screen.queryByText('Loading'), screen.queryByText('A cap')]).toEqual([true, null, null]);
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'typed');
  await act(async () => words.resolve());
  expect(await screen.findByText('A cap')).toBeTruthy();
});
