import { createHash } from 'node:crypto';
import countries from 'i18n-iso-countries/index.js';
import type { macroSets } from '../../domain/macros.ts';

/** What is known of a lead when it is sent. */
export interface LeadFacts {
  id: string;
  /** Seconds UTC. */
  createdAt: number;
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string;
  /** Alpha-2 code of ISO 3166-1. */
  country?: string;
  language?: string;
  ip?: string;
  userAgent?: string;
  /** Address of the page that the lead comes from. */
  landing?: string;
  clickId?: string;
  offer?: { id: number; title: string };
  campaignId?: number;
  affiliateId?: number;
  /** Sub IDs in their order, from the first. */
  subs?: readonly string[];
}

type LeadMacros = Partial<Record<keyof (typeof macroSets)['lead'], string>>;

const hash = (algorithm: 'md5' | 'sha256', text: string | undefined): string | undefined =>
  text === undefined || text === '' ? undefined : createHash(algorithm).update(text).digest('hex');

/** First and last name; where there is but one text for both, its first word is the first name. */
const namesOf = ({ firstName = '', lastName = '' }: LeadFacts): [first: string, last: string] => {
  const [first, last] = [firstName.trim(), lastName.trim()];
  const [word = '', ...rest] = first.split(/\s+/u);
  return last === '' ? [word, rest.join(' ')] : [first, last];
};

/** What the macros of a lead stand for, by their names. */
export const leadMacros = (lead: LeadFacts): LeadMacros => {
  const [first, last] = namesOf(lead);
  const digits = lead.phone?.replace(/\D/g, '');
  const email = lead.email?.trim();
  const moment = new Date(lead.createdAt * 1000).toISOString();
  const subs = Object.fromEntries((lead.subs ?? []).map((sub, place) => [`sub${place + 1}`, sub]));
  const known: Record<Exclude<keyof LeadMacros, `sub${number}`>, string | number | undefined> = {
    lead_id: lead.id,
    click_id: lead.clickId,
    first_name: first,
    last_name: last,
    full_name: `${first} ${last}`.trim(),
    email,
    email_md5: hash('md5', email?.toLowerCase()),
    email_sha256: hash('sha256', email?.toLowerCase()),
    phone: digits && `+${digits}`,
    phone_digits: digits,
    phone_sha256: hash('sha256', digits),
    country: lead.country,
    country_alpha3: lead.country && countries.alpha2ToAlpha3(lead.country),
    language: lead.language,
    ip: lead.ip,
    user_agent: lead.userAgent,
    landing: lead.landing,
    offer_id: lead.offer?.id,
    offer: lead.offer?.title,
    campaign_id: lead.campaignId,
    affiliate_id: lead.affiliateId,
    timestamp: lead.createdAt,
    timestamp_ms: lead.createdAt * 1000,
    date: moment.slice(0, 10),
    date_time: `${moment.slice(0, 19)}Z`,
  };
  const said = Object.entries(known).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return { ...Object.fromEntries(said), ...subs };
};
