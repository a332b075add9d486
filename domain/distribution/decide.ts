import { type ExaminedCandidate, examine } from './candidates.ts';
import { checkTraffic, sourceFault, type TrafficContext } from './checks.ts';
import type { Candidate, Decision } from './decision.ts';
import type { Draw } from './draw.ts';
import { ordered } from './candidate-order.ts';
import type { ReasonCode } from './reasons.ts';
import type { PreparedOffer, Snapshot } from './snapshot.ts';
import type { Traffic } from './traffic.ts';

const sendingOf = (network: Snapshot, { campaign: secureId }: Traffic, at: number): TrafficContext | undefined => {
  const campaign = network.campaigns.get(secureId);
  const affiliate = campaign && network.affiliates.get(campaign.affiliate);
  const offer = campaign && network.offerOf(campaign.offer);
  if (!campaign || !affiliate || !offer) return undefined;
  return { campaign, affiliate, offer, team: network.teams.get(affiliate.team ?? 0), at };
};

/** Sends visitors that nobody takes back to the offer's trafficback URL, or else to the network's. */
const sentBack = (
  network: Snapshot,
  offer: PreparedOffer,
  reason: ReasonCode,
): Pick<Decision, 'outcome' | 'reason' | 'url'> => {
  const url = offer.trafficbackUrl ?? network.trafficbackUrl;
  return { outcome: url === null ? 'nowhere' : 'trafficback', reason, url };
};

const candidateOf = ({ place, checks }: ExaminedCandidate, order: number | null): Candidate => ({
  targeting: place.targeting?.id ?? null,
  advertiser: place.advertiser?.id ?? null,
  integration: place.integration?.id ?? null,
  landing: place.landing?.id ?? null,
  order,
  checks,
});

/** Returns the candidates in the order of trial, up to the one whose full cap diverts traffic; no advertiser twice. */
const triedOf = (inTurn: readonly ExaminedCandidate[]): ExaminedCandidate[] => {
  const seen = new Set<number>();
  const tried: ExaminedCandidate[] = [];
  for (const one of inTurn) {
    const integration = one.place.integration;
    if (integration && seen.has(integration.advertiser)) {
      one.checks.push({ code: 'tried_before', passed: false });
      continue;
    }
    if (integration) seen.add(integration.advertiser);
    tried.push(one);
    if (one.diverts) break;
  }
  return tried;
};

/**
 * Returns why traffic is refused because of its sender or its origin, regardless of its content and of who would take it.
 * @param moment seconds UTC
 * @returns undefined if it is not refused for that, or the network has no such campaign
 */
export const refusalOfSource = (network: Snapshot, traffic: Traffic, moment: number): ReasonCode | undefined => {
  const sending = sendingOf(network, traffic, moment);
  return sending && sourceFault(traffic, sending);
};

/**
 * Decides which of the candidates should take a click or a lead, and why. Depends on nothing but its arguments.
 * @param moment seconds UTC
 * @returns undefined if the network has no such campaign
 */
export const decide = (network: Snapshot, traffic: Traffic, moment: number, draw: Draw): Decision | undefined => {
  const sending = sendingOf(network, traffic, moment);
  if (!sending) return undefined;
  const { offer } = sending;
  const { checks, ended } = checkTraffic(traffic, sending);
  if (ended)
    return {
      checks,
      candidates: [],
      ...(traffic.kind === 'click'
        ? sentBack(network, offer, ended.reason)
        : { outcome: ended.outcome, reason: ended.reason, url: null }),
    };

  const examined = examine(traffic, sending, network.usage);
  const isOpen = ({ fits, diverts }: ExaminedCandidate): boolean => fits || diverts !== undefined;
  const open = examined.filter(isOpen);
  const inTurn = ordered(open, offer.preparedVertical?.method ?? 'priority', draw);
  const tried = triedOf(inTurn);
  const places = new Map(tried.map((one, place) => [one, place + 1]));
  const listed = [...inTurn, ...examined.filter((one) => !isOpen(one))];
  const candidates = listed.map((one) => candidateOf(one, one.diverts ? null : (places.get(one) ?? null)));
  const taking = tried.filter(({ fits }) => fits);
  const diverts = tried.at(-1)?.diverts;

  if (traffic.kind === 'click') {
    const first = tried[0]?.fits ? tried[0].place.landing : undefined;
    return {
      checks,
      candidates,
      ...(first
        ? { outcome: 'sent', reason: null, url: first.targetUrl }
        : sentBack(network, offer, diverts ? 'cap_room' : 'somebody_left')),
    };
  }
  const waits = diverts === 'hold' || network.heldCountries.has(traffic.country ?? '');
  const otherwise = waits ? 'hold' : 'unsent';
  if (taking.length > 0) return { checks, candidates, outcome: 'offered', otherwise, reason: null, url: null };
  return { checks, candidates, outcome: otherwise, reason: diverts ? 'cap_room' : 'somebody_left', url: null };
};
