import { render, screen, within } from '@testing-library/react';
import { TestTranslationProvider } from 'ra-core';
import { expect, test } from 'vitest';
import { ScopesTable } from './ScopesTable.tsx';

const scope = (entity: string, count: number | null, countIsExact: boolean) => ({
  entity,
  title: entity,
  rows: 'all',
  count,
  countIsExact,
});

test('records that are very many are counted up to a number, or not at all, and both say so', async () => {
  render(
    <TestTranslationProvider translate={(key: string) => key}>
      <ScopesTable scopes={[scope('offers', 12, true), scope('clicks', 100_000, false), scope('leads', null, false)]} />
    </TestTranslationProvider>,
  );
  const rows = await screen.findAllByRole('row');
  const counts = rows.slice(1).map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
  expect(counts).toEqual(['12', '100,000+', 'people.access.uncounted']);
});
