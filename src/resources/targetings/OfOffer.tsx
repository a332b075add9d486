import { useGetOne } from 'ra-core';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { awaited, NarrowingProvider } from '../../components/inputs/narrowing.ts';
import type { components } from '../../generated/api.d.ts';

type Offer = components['schemas']['Offer'];

const meta = { fields: ['id', 'advertisers', 'vertical'], with: [] };

/**
 * Who may get traffic (the generated input): the offer's advertisers and landing pages, and integrations of these
 * advertisers in the offer's vertical, whether they name the offer or its assignment names them.
 */
export const OfOffer = ({ children }: { children: ReactNode }) => {
  const [offer, advertiser]: unknown[] = useWatch({ name: ['offer', 'advertiser'] });
  const { data, isLoading } = useGetOne<Offer>(
    'offers',
    { id: Number(offer), meta },
    { enabled: typeof offer === 'number', retry: false },
  );
  if (typeof offer !== 'number') return children;
  const { advertisers, vertical } = data ?? {};
  const whose = typeof advertiser === 'number' ? [advertiser] : advertisers;
  return (
    <NarrowingProvider
      value={{
        landings: { offer: [offer] },
        integrations: isLoading
          ? awaited
          : { ...(whose && { advertiser: whose }), ...(typeof vertical === 'number' && { vertical: [vertical] }) },
        advertisers: isLoading ? awaited : advertisers && { id: advertisers },
      }}
    >
      {children}
    </NarrowingProvider>
  );
};
