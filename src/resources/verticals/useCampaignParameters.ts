import { useGetOne } from 'ra-core';
import type { components } from '../../generated/api.d.ts';
import type { Vertical } from './model.ts';

type Campaign = components['schemas']['Campaign'] & { id: number };
type Offer = components['schemas']['Offer'] & { id: number };
type Parameters = NonNullable<Vertical['incomingParameters']>;

const none: Parameters = [];
/** Nothing on request: affiliates may not ask for all that pages of staff do. */
const bare = { with: [] };

/**
 * The campaign, once it has loaded, and the parameters that the vertical of its offer asks of leads, usual ones
 * included; none if the user may not read them, whether they are known, and the vertical’s id if the offer has one.
 * @param campaign its id; undefined while none is selected
 */
export const useCampaignParameters = (campaign: number | undefined) => {
  const { data: known } = useGetOne<Campaign>(
    'campaigns',
    { id: campaign!, meta: bare },
    { enabled: campaign !== undefined, retry: false },
  );
  const offer = known?.offer;
  const { data: { vertical } = {} } = useGetOne<Offer>(
    'offers',
    { id: offer!, meta: bare },
    { enabled: offer !== undefined, retry: false },
  );
  const { data } = useGetOne<Vertical & { id: number }>(
    'settings/verticals',
    { id: vertical!, meta: { with: ['incomingParameters'] } },
    { enabled: typeof vertical === 'number', retry: false },
  );
  return { campaign: known, vertical, parameters: data?.incomingParameters ?? none, isKnown: data !== undefined };
};
