import { useGetOne } from 'ra-core';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { awaited, NarrowingProvider } from '../../components/inputs/narrowing.ts';
import type { components } from '../../generated/api.d.ts';

type Offer = components['schemas']['Offer'];

const meta = { fields: ['id', 'advertisers'], with: [] };

/**
 * Who may get traffic (the generated input): the offer's advertisers and landing pages, and integrations that serve it.
 */
export const OfOffer = ({ children }: { children: ReactNode }) => {
  const [offer, advertiser]: unknown[] = useWatch({ name: ['offer', 'advertiser'] });
  const { data, isLoading } = useGetOne<Offer>(
    'offers',
    { id: Number(offer), meta },
    { enabled: typeof offer === 'number', retry: false },
  );
  if (typeof offer !== 'number') return children;
  return (
    <NarrowingProvider
      value={{
        landings: { offer: [offer] },
        integrations: { offers: [offer], ...(typeof advertiser === 'number' && { advertiser: [advertiser] }) },
        advertisers: isLoading ? awaited : data?.advertisers && { id: data.advertisers },
      }}
    >
      {children}
    </NarrowingProvider>
  );
};
