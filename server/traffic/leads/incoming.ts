import type { Snapshot } from '../../../domain/distribution/snapshot.ts';
import { type SubName, subNames } from '../../../openapi/traffic.ts';
import { keptText } from '../../database/kept-text.ts';
import { normalizedAddress } from '../../http/clients.ts';
import type { CountryOf } from '../countries.ts';
import { readContact } from './contact.ts';
import type { Offered } from './pushes.ts';
import type { IncomingLead, Recorded } from './record.ts';

/** A lead as it is sent: the body of `sendLead`, as in the contract. */
export interface SentLead extends Partial<Record<SubName, string>> {
  campaign: string;
  clickId?: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
  email?: string;
  country?: string;
  language?: string;
  ip?: string;
  userAgent?: string;
  sourceUrl?: string;
  params?: Record<string, string>;
  test?: boolean;
}

/** How much of a browser's name is stored. */
const longestAgent = 500;

/** Returns a lead as decisions and the database need it. */
export const incomingLead = (tenantId: number, sent: SentLead, countryOf: CountryOf): IncomingLead => {
  const { campaign, params = {}, test: isTest = false, ...said } = sent;
  const address = said.ip === undefined ? undefined : normalizedAddress(said.ip);
  const byAddress = said.country ?? (address === undefined ? undefined : countryOf(address));
  const contact = readContact(said.phone ?? '', said.email ?? '', byAddress);
  const country = byAddress ?? contact.phoneCountry;
  const { clickId: _, userAgent, ...named } = said;
  return {
    tenantId,
    campaign,
    // Standard fields take precedence over further parameters of the same name.
    parameters: { ...params, ...named, ...(country !== undefined && { country }) },
    country,
    language: said.language,
    isTest,
    isCold: false,
    contact,
    row: {
      first_name: said.firstName ?? null,
      last_name: said.lastName ?? null,
      phone: said.phone ?? null,
      email: said.email ?? null,
      country: country ?? null,
      language: said.language ?? null,
      ip: address ?? null,
      source_url: said.sourceUrl ?? null,
      user_agent: userAgent === undefined ? null : keptText(userAgent, longestAgent),
      click_id: said.clickId ?? null,
      ...Object.fromEntries(subNames.map((name) => [name, said[name] ?? null])),
      params: JSON.stringify(Object.entries(params).map(([name, value]) => ({ name, value }))),
    },
  };
};

/** Returns a lead that candidates may have; undefined for one that its decision alone settles. */
export const offeredOf = (
  tenantId: number,
  network: Snapshot,
  arrived: IncomingLead,
  sent: SentLead,
  { lead, decision, secureId }: Recorded,
): Offered | undefined => {
  const campaign = network.campaigns.get(arrived.campaign);
  if (!campaign || decision.outcome !== 'offered') return undefined;
  const { campaign: _, test: __, sourceUrl, userAgent: ___, ...known } = sent;
  return {
    tenantId,
    lead,
    affiliate: campaign.affiliate,
    offer: campaign.offer,
    network,
    decision,
    facts: {
      ...known,
      id: secureId,
      createdAt: Math.floor(Date.parse(lead.createdAt) / 1000),
      ...(arrived.country !== undefined && { country: arrived.country }),
      ...(sourceUrl !== undefined && { landing: sourceUrl }),
      ...(arrived.row.user_agent != null && { userAgent: arrived.row.user_agent }),
      campaignId: campaign.id,
      affiliateId: campaign.affiliate,
      subs: subNames.map((name) => sent[name] ?? ''),
    },
  };
};
