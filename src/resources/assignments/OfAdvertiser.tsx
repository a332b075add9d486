import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { awaited, NarrowingProvider } from '../../components/inputs/narrowing.ts';
import { useOfferOfForm } from '../offers/OfOfferInput.tsx';

/** The integration that leads go through (the generated input): active ones of the form's advertiser and vertical. */
export const OfAdvertiser = ({ children }: { children: ReactNode }) => {
  const advertiser: unknown = useWatch({ name: 'advertiser' });
  const { data, isLoading } = useOfferOfForm(['vertical']);
  if (typeof advertiser !== 'number') return children;
  const ofVertical = typeof data?.vertical === 'number' && { vertical: [data.vertical] };
  return (
    <NarrowingProvider
      value={{ integrations: isLoading ? awaited : { advertiser: [advertiser], status: ['active'], ...ofVertical } }}
    >
      {children}
    </NarrowingProvider>
  );
};
