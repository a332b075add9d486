import { createHash } from 'node:crypto';
import countries from 'i18n-iso-countries/index.js';
import { type macroSets, type ParameterForm, parameterForms, parameterMacro } from '../../domain/traffic/macros.ts';

/** What is known about a lead when it is sent. */
export interface LeadFacts {
  id: string;
  /** Seconds UTC. */
  createdAt: number;
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string;
  /** ISO 3166-1 alpha-2 code. */
  country?: string;
  language?: string;
  ip?: string;
  userAgent?: string;
  /** URL of the page that the lead comes from. */
  landing?: string;
  clickId?: string;
  offer?: { id: number; title: string };
  campaignId?: number;
  affiliateId?: number;
  /** Sub IDs in order, starting with the first. */
  subs?: readonly string[];
  /** Further parameters that the vertical asks for, by name. */
  params?: Readonly<Record<string, string>>;
}

type LeadMacros = Partial<Record<keyof (typeof macroSets)['lead'], string>> & {
  [parameter: `param.${string}`]: string;
};

const hash = (algorithm: 'md5' | 'sha256', text: string | undefined): string | undefined =>
  text === undefined || text === '' ? undefined : createHash(algorithm).update(text).digest('hex');

/** Returns an ISO 8601 date with its parts in another order; undefined for anything else. */
const dayAs = (text: string, order: string): string | undefined =>
  /^\d{4}-\d{2}-\d{2}(?!\d)/.test(text) ? text.replace(/^(\d{4})-(\d{2})-(\d{2}).*$/s, order) : undefined;

const formed: Readonly<Record<ParameterForm, (text: string) => string | undefined>> = {
  lower: (text) => text.toLowerCase(),
  upper: (text) => text.toUpperCase(),
  digits: (text) => text.replace(/\D/g, ''),
  dmy: (text) => dayAs(text, '$3.$2.$1'),
  mdy: (text) => dayAs(text, '$2/$3/$1'),
  md5: (text) => hash('md5', text),
  sha256: (text) => hash('sha256', text),
};
const forms = Object.keys(parameterForms) as ParameterForm[];

/** Returns the values of macros for further parameters: as received, and in every format. */
const ofParameters = (params: LeadFacts['params'] = {}): [name: string, value: string | undefined][] =>
  Object.entries(params).flatMap(([name, value]): [string, string | undefined][] => [
    [parameterMacro(name), value],
    ...forms.map((form): [string, string | undefined] => [parameterMacro(name, form), formed[form](value.trim())]),
  ]);

/** Returns the first and last name; if there is only one text for both, its first word is the first name. */
const namesOf = ({ firstName = '', lastName = '' }: LeadFacts): [first: string, last: string] => {
  const [first, last] = [firstName.trim(), lastName.trim()];
  const [word = '', ...rest] = first.split(/\s+/u);
  return last === '' ? [word, rest.join(' ')] : [first, last];
};

/** Returns the values of a lead's macros, by name. */
const made = (lead: LeadFacts): LeadMacros => {
  const [first, last] = namesOf(lead);
  const digits = lead.phone?.replace(/\D/g, '');
  const email = lead.email?.trim();
  const moment = new Date(lead.createdAt * 1000).toISOString();
  const subs = Object.fromEntries((lead.subs ?? []).map((sub, place) => [`sub${place + 1}`, sub]));
  const known: Record<Exclude<keyof (typeof macroSets)['lead'], `sub${number}`>, string | number | undefined> = {
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
  const said = [...Object.entries(known), ...ofParameters(lead.params)].flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return { ...Object.fromEntries(said), ...subs };
};

/** Cached, as the same facts are used again: for the request, for its stored copy, and for the answer. */
const remembered = new WeakMap<LeadFacts, LeadMacros>();

/** Returns the values of a lead's macros, by name. */
export const leadMacros = (lead: LeadFacts): Readonly<LeadMacros> => {
  const macros = remembered.get(lead) ?? made(lead);
  remembered.set(lead, macros);
  return macros;
};
