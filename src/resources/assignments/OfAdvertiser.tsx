import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { NarrowingProvider } from '../../components/inputs/narrowing.ts';

/** The integration that leads go through (the generated input): active ones of the form's advertiser. */
export const OfAdvertiser = ({ children }: { children: ReactNode }) => {
  const advertiser: unknown = useWatch({ name: 'advertiser' });
  if (typeof advertiser !== 'number') return children;
  return (
    <NarrowingProvider value={{ integrations: { advertiser: [advertiser], status: ['active'] } }}>
      {children}
    </NarrowingProvider>
  );
};
