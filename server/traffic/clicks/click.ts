import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import { clickStatus } from '../../../domain/traffic/clicks.ts';
import { decide } from '../../../domain/distribution/decide.ts';
import type { Decision } from '../../../domain/distribution/decision.ts';
import { drawOf } from '../../../domain/distribution/draw.ts';
import { type LimitUse, limitsOf } from '../../../domain/distribution/limits.ts';
import type { Offer } from '../../../domain/distribution/network.ts';
import { reasons } from '../../../domain/distribution/reasons.ts';
import type { Snapshot } from '../../../domain/distribution/snapshot.ts';
import { fillParts, parseTemplate, type TemplatePart } from '../../../domain/traffic/macros.ts';
import { keptText } from '../../database/kept-text.ts';
import type { Event } from '../../events/writer.ts';
import { storedDecision } from '../stored-decision.ts';
import type { Opened } from './link-request.ts';

/** A click with its decision. */
export interface Click {
  event: Event<'click'>;
  /** Where the visitor goes; null if no one takes them. */
  url: string | null;
  /** How the browser is sent there. */
  method: Offer['redirectMethod'];
  /** The limits the click counts toward. */
  limits: LimitUse[];
}

interface VisitorFacts {
  /** The click's public id. */
  id: string;
  /** Milliseconds UTC. */
  at: number;
  country: string | undefined;
}

const longestUrl = 2000;

/** Returns a target URL with the link parameters that are not ours and that it doesn't have itself. */
const withForeign = (address: string, foreign: Opened['foreign']): string | null => {
  const url = URL.parse(address);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  const { href, search } = url;
  if (foreign.length === 0) return href;
  const added = search === '' ? foreign : foreign.filter(([name]) => !url.searchParams.has(name));
  if (added.length === 0) return href;
  // The template's own query is left as it is written; setting the URL's would parse it again.
  const end = href.includes('#') ? href.indexOf('#') : href.length;
  const before = href.slice(0, end);
  const joint = search !== '' ? '&' : before.endsWith('?') ? '' : '?';
  return `${before}${joint}${new URLSearchParams(added).toString()}${href.slice(end)}`;
};

const valuesOf = (
  opened: Opened,
  { id, at, country }: VisitorFacts,
  campaign: { id: number; affiliate: number; offer: number },
  landing: number | null,
) => ({
  click_id: id,
  visitor_id: opened.visitor ?? id,
  campaign_id: String(campaign.id),
  affiliate_id: String(campaign.affiliate),
  offer_id: String(campaign.offer),
  landing_id: landing === null ? undefined : String(landing),
  country,
  language: opened.language,
  ip: opened.address,
  user_agent: opened.userAgent ?? undefined,
  referrer: opened.referrer ?? undefined,
  source: opened.source ?? undefined,
  timestamp: String(Math.floor(at / 1000)),
  sub1: opened.subs.sub1 ?? undefined,
  sub2: opened.subs.sub2 ?? undefined,
  sub3: opened.subs.sub3 ?? undefined,
  sub4: opened.subs.sub4 ?? undefined,
  sub5: opened.subs.sub5 ?? undefined,
  sub6: opened.subs.sub6 ?? undefined,
  sub7: opened.subs.sub7 ?? undefined,
  sub8: opened.subs.sub8 ?? undefined,
  sub9: opened.subs.sub9 ?? undefined,
});

/** Many visitors go to the same pages. */
const knownTemplates = new LRUCache<string, readonly TemplatePart[]>({ max: 5000 });

const partsOf = (template: string): readonly TemplatePart[] => {
  const parts = knownTemplates.get(template) ?? parseTemplate(template);
  knownTemplates.set(template, parts);
  return parts;
};

const reasonOf = ({ reason }: Decision, { fault }: Opened): Pick<Event<'click'>, 'reason' | 'refusal'> => {
  if (fault) return { reason: fault, refusal: 'automatic' };
  return reason === null ? { reason: null, refusal: null } : { reason, refusal: reasons[reason].mask };
};

/**
 * Decides where a visitor goes. Requests that are not real visits are decided the same way and count toward nothing.
 * @returns undefined if the network has no such campaign
 */
export const clickOf = (network: Snapshot, opened: Opened, known: VisitorFacts): Click | undefined => {
  const { campaign: secureId, language } = opened;
  const { id, at, country } = known;
  const traffic = {
    kind: 'click' as const,
    campaign: secureId,
    ...(country !== undefined && { country }),
    ...(language !== undefined && { language }),
  };
  const decision = decide(network, traffic, Math.floor(at / 1000), drawOf(id));
  const campaign = network.campaigns.get(secureId);
  if (!decision || !campaign) return undefined;

  const winner = decision.outcome === 'sent' ? decision.candidates.find(({ order }) => order === 1) : undefined;
  const landing = winner?.landing ?? null;
  const filled =
    decision.url === null
      ? null
      : fillParts(partsOf(decision.url), valuesOf(opened, known, campaign, landing), 'query');
  const url =
    filled === null
      ? null
      : withForeign(filled, landing !== null && network.withoutQuery.has(landing) ? [] : opened.foreign);
  const isValid = winner !== undefined && url !== null && opened.fault === null;
  return {
    url,
    method: network.offerOf(campaign.offer)?.redirectMethod ?? 'http_302',
    limits: isValid ? limitsOf(network, { kind: 'click', offer: campaign.offer }, winner, Math.floor(at / 1000)) : [],
    event: {
      secureId: id,
      affiliate: campaign.affiliate,
      campaign: campaign.id,
      offer: campaign.offer,
      advertiser: winner?.advertiser ?? null,
      landing,
      clickStatus: isValid ? clickStatus.valid : clickStatus.invalid,
      outcome: url === null ? 'nowhere' : winner ? 'sent' : 'trafficback',
      ...reasonOf(decision, opened),
      country: country ?? null,
      language: language ?? null,
      ip: isIP(opened.address) > 0 ? opened.address : null,
      isUnique: isValid && opened.cookie === undefined,
      visitor: opened.visitor,
      fullTrafficSource: opened.source,
      ...opened.subs,
      userAgent: opened.userAgent,
      referrer: opened.referrer,
      campaignUrl: opened.url,
      targetUrl: url === null ? null : keptText(url, longestUrl),
      decision: storedDecision(decision),
      createdAt: at / 1000,
    },
  };
};
