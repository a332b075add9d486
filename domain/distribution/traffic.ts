/** What is to be decided about. Where something comes from is a code of ISO 3166-1, alpha-2, its language one of ISO 639-1. */

interface Sent {
  /** Public id of the campaign. */
  campaign: string;
  country?: string;
  language?: string;
}

/** A visitor who opened a campaign's link. */
export interface Click extends Sent {
  kind: 'click';
}

/** A lead that came before with the same contact. */
export interface EarlierLead {
  offer: number;
  /** Seconds UTC. */
  at: number;
  same: 'phone' | 'email' | 'both';
}

/** What staff let through when they send a lead again, whatever the checks find. */
export const waivers = ['caps', 'schedule', 'duplicates', 'validation'] as const;
export type Waiver = (typeof waivers)[number];

/** Someone's contact data. */
export interface Lead extends Sent {
  kind: 'lead';
  /** What came, by the names of `leadParameters` and those of the vertical. */
  parameters: Readonly<Record<string, string | undefined>>;
  isTest?: boolean;
  /** Imported or old. */
  isCold?: boolean;
  /** Advertisers that had it already. */
  offeredTo?: readonly number[];
  earlier?: readonly EarlierLead[];
  waived?: readonly Waiver[];
  /** The only advertiser who may have it. */
  advertiser?: number;
}

export type Traffic = Click | Lead;
