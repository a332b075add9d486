import { useCreate, useGetList } from 'ra-core';
import { useState } from 'react';
import { freshKey } from '../../providers/data/idempotency.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { isFailure } from '../../providers/data/errors.ts';
import type { Campaign } from '../campaigns/model.ts';
import type { Offer } from './model.ts';

/** Deleted campaigns are of no use to anyone. */
const usable: Campaign['status'][] = ['active', 'inactive', 'offer_revoked', 'blocked'];

export interface OwnCampaign {
  /** The one to continue with: the newest working one, or else the newest. */
  campaign: Campaign | undefined;
  count: number;
  isPending: boolean;
  /**
   * Creates a campaign with what the offer specifies; the rest can be changed later.
   * @param source which of several traffic sources that the offer takes
   */
  create: (source?: number) => Promise<void>;
  isCreating: boolean;
}

/** The campaigns that the signed-in affiliate has on an offer. */
export const useOwnCampaign = (offer: Offer): OwnCampaign => {
  const { data, total, isPending, refetch } = useGetList<Campaign>('campaigns', {
    filter: { offer: [offer.id], status: usable },
    sort: { field: 'id', order: 'DESC' },
    pagination: { page: 1, perPage: 25 },
  });
  const complain = useErrorToast();
  const [key, setKey] = useState(freshKey);
  const [create, { isPending: isCreating }] = useCreate<Campaign>();
  const { title, integrationMethod } = offer;
  return {
    campaign: data?.find(({ status }) => status === 'active') ?? data?.[0],
    count: total ?? data?.length ?? 0,
    isPending,
    isCreating,
    // The only one that an offer takes is set by the server, even if it is out of use by now.
    create: async (source?: number) => {
      const values = {
        title,
        offer: offer.id,
        ...(integrationMethod && { integrationMethod }),
        ...(source !== undefined && { trafficSource: source }),
      };
      try {
        await create('campaigns', { data: values, meta: { idempotencyKey: key } }, { returnPromise: true });
        setKey(freshKey());
        await refetch();
      } catch (error) {
        // The first attempt succeeded but its answer got lost; the next one is another campaign.
        if (isFailure(error, 'keyReused')) setKey(freshKey());
        complain(error);
      }
    },
  };
};
