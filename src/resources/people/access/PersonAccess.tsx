import { useRecordContext } from 'ra-core';
import { lazy, Suspense } from 'react';
import { useIsVisible } from '../../../components/form/fields/visibility.ts';
import type { Person } from '../model.ts';

const AccessExplained = lazy(() => import('./AccessExplained.tsx'));

/** What the person of the page may do, and why; fetched when the tab is opened. */
export const PersonAccess = () => {
  const person = useRecordContext<Person>();
  const isVisible = useIsVisible();
  if (!person?.id || !isVisible) return null;
  return (
    <Suspense>
      <AccessExplained userId={person.id} version={person.version} />
    </Suspense>
  );
};
