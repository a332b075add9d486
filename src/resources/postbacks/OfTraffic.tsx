import { useGetOne } from 'ra-core';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { NarrowingProvider } from '../../components/inputs/narrowing.ts';
import type { components } from '../../generated/api.d.ts';

type Offer = components['schemas']['Offer'];
type Campaign = components['schemas']['Campaign'];

const onlyOffer = { fields: ['id', 'offer'], with: [] };
const onlyVertical = { fields: ['id', 'vertical'], with: [] };

/** Of what a postback tells (the generated input): campaigns of its affiliate and offer, goals of the offer's vertical. */
export const OfTraffic = ({ children }: { children: ReactNode }) => {
  const [affiliate, offer, campaign]: unknown[] = useWatch({ name: ['affiliate', 'offer', 'campaign'] });
  const { data: named } = useGetOne<Campaign>(
    'campaigns',
    { id: Number(campaign), meta: onlyOffer },
    { enabled: typeof campaign === 'number', retry: false },
  );
  const about = typeof offer === 'number' ? offer : named?.offer;
  const { data } = useGetOne<Offer>(
    'offers',
    { id: about ?? 0, meta: onlyVertical },
    { enabled: about !== undefined, retry: false },
  );
  const campaigns = {
    ...(typeof affiliate === 'number' && { affiliate: [affiliate] }),
    ...(typeof offer === 'number' && { offer: [offer] }),
  };
  return (
    <NarrowingProvider
      value={{
        campaigns,
        ...(typeof data?.vertical === 'number' && { 'settings/goals': { vertical: [data.vertical] } }),
      }}
    >
      {children}
    </NarrowingProvider>
  );
};
