import type { Texts } from '../../../components/messages/texts.ts';

/** Texts of hand-written columns, where lists load before other texts. The other languages have the same keys. */
export const firstResourcesEnglish = {
  campaigns: {
    copyLink: 'Copy link',
    code: 'QR code',
  },
};

export type FirstResourceMessages = Texts<typeof firstResourcesEnglish>;
