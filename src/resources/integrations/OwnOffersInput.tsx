import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { NarrowingProvider } from '../../components/inputs/narrowing.ts';

/** The offers that an integration serves (the generated input): those of the form's advertiser. */
export const OwnOffersInput = ({ children }: { children: ReactNode }) => {
  const advertiser: unknown = useWatch({ name: 'advertiser' });
  if (typeof advertiser !== 'number') return children;
  return <NarrowingProvider value={{ offers: { advertisers: [advertiser] } }}>{children}</NarrowingProvider>;
};
