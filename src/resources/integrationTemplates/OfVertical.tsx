import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { NarrowingProvider } from '../../components/inputs/narrowing.ts';

/** Rows of a template (the generated input): limits their goals and grades to those of its vertical. */
export const OfVertical = ({ children }: { children: ReactNode }) => {
  const vertical: unknown = useWatch({ name: 'vertical' });
  if (typeof vertical !== 'number') return children;
  const ofVertical = { vertical: [vertical] };
  return (
    <NarrowingProvider value={{ 'settings/goals': ofVertical, 'lead-grades': ofVertical }}>
      {children}
    </NarrowingProvider>
  );
};
