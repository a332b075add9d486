import { render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { expect, test } from 'vitest';
import { FieldGroups } from './FieldGroups.tsx';

test('what stands between the fields hides none of them while it waits for something', async () => {
  const part = Promise.withResolvers<{ default: () => string }>();
  const Part = lazy(() => part.promise);
  render(
    <Suspense fallback="Loading">
      <FieldGroups groups={[{ element: <Part /> }, { fields: ['title'] }]}>
        {(field) => <input aria-label={field} />}
      </FieldGroups>
    </Suspense>,
  );
  expect(screen.getByRole('textbox', { name: 'title' }).isConnected).toBe(true);
  expect(screen.queryByText('Loading')).toBeNull();
  part.resolve({ default: () => 'The part' });
  expect(await screen.findByText('The part')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'title' }).isConnected).toBe(true);
});
