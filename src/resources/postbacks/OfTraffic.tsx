import { useGetOne } from 'ra-core';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { awaited, NarrowingProvider } from '../../components/inputs/narrowing.ts';
import type { components } from '../../generated/api.d.ts';

type Offer = components['schemas']['Offer'];
type Campaign = components['schemas']['Campaign'];

const onlyOffer = { fields: ['id', 'offer'], with: [] };
const onlyVertical = { fields: ['id', 'vertical'], with: [] };

/**
 * What a postback is about (the generated input): campaigns of its affiliate and offer, goals of the offer's vertical.
 */
export const OfTraffic = ({ children }: { children: ReactNode }) => {
  const [affiliate, offer, campaign]: unknown[] = useWatch({ name: ['affiliate', 'offer', 'campaign'] });
  const { data: named, isLoading: isNaming } = useGetOne<Campaign>(
    'campaigns',
    { id: Number(campaign), meta: onlyOffer },
    { enabled: typeof campaign === 'number', retry: false },
  );
  const about = typeof offer === 'number' ? offer : named?.offer;
  const { data, isLoading } = useGetOne<Offer>(
    'offers',
    { id: about ?? 0, meta: onlyVertical },
    { enabled: about !== undefined, retry: false },
  );
  const campaigns = {
    ...(typeof affiliate === 'number' && { affiliate: [affiliate] }),
    ...(typeof offer === 'number' && { offer: [offer] }),
  };
  const ofVertical = typeof data?.vertical === 'number' ? { vertical: [data.vertical] } : undefined;
  return (
    <NarrowingProvider
      value={{
        campaigns,
        'settings/goals': isNaming || isLoading ? awaited : ofVertical,
      }}
    >
      {children}
    </NarrowingProvider>
  );
};
