import type { Texts } from '../../components/messages/texts.ts';

/** What pages that people wrote over generated ones say. The other languages have the same keys. */
export const resourcesEnglish = {
  offers: {
    seenByNobody: 'Nobody sees this offer yet: assign affiliates or teams to it.',
  },
  affiliates: {
    traffic: 'Traffic',
    trafficTaken: 'Taken',
    trafficBlocked: 'Blocked',
    trafficBlockedSince: 'This affiliate’s traffic has been blocked since %{moment}.',
    liftTrafficBlock: 'Accept traffic again',
  },
};

export type ResourceMessages = Texts<typeof resourcesEnglish>;
