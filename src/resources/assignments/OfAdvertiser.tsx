import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { NarrowingProvider } from '../../components/inputs/narrowing.ts';

/** What leads go by (the generated input): active integrations of the advertiser that the form names. */
export const OfAdvertiser = ({ children }: { children: ReactNode }) => {
  const advertiser: unknown = useWatch({ name: 'advertiser' });
  if (typeof advertiser !== 'number') return children;
  return (
    <NarrowingProvider value={{ integrations: { advertiser: [advertiser], status: ['active'] } }}>
      {children}
    </NarrowingProvider>
  );
};
