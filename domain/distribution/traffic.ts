/** Traffic to be decided about. Countries are codes of ISO 3166-1, alpha-2, languages of ISO 639-1. */

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

/** An earlier lead with the same contact. */
export interface EarlierLead {
  offer: number;
  /** Seconds UTC. */
  at: number;
  same: 'phone' | 'email' | 'both';
}

/** The checks that staff can waive when they send a lead again. */
export const waivers = ['caps', 'schedule', 'duplicates', 'validation'] as const;
export type Waiver = (typeof waivers)[number];

/** Someone's contact data. */
export interface Lead extends Sent {
  kind: 'lead';
  /** The values that came in, by the names of `leadParameters` and those of the vertical. */
  parameters: Readonly<Record<string, string | undefined>>;
  isTest?: boolean;
  /** Imported or old. */
  isCold?: boolean;
  /** When it came in (seconds UTC), if it has waited since: its affiliate's and team's hours were a matter of that moment. */
  arrivedAt?: number;
  /** Advertisers that already had it. */
  offeredTo?: readonly number[];
  /** Undefined if nobody has looked for them, so that nothing is said of duplicates. */
  earlier?: readonly EarlierLead[];
  waived?: readonly Waiver[];
  /** The only advertiser who may have it. */
  advertiser?: number;
}

export type Traffic = Click | Lead;
