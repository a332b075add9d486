import { decidingRule } from '../inbound-rules.ts';
import { leadFaults } from '../lead-formats.ts';
import { type SieveFault, sieveConditions, type Traffic as Sifted } from '../sieve.ts';
import type { Check, Outcome } from './decision.ts';
import type { Affiliate, Campaign, Sender, Vertical } from './network.ts';
import type { ReasonCode } from './reasons.ts';
import type { PreparedOffer, SieveTest } from './snapshot.ts';
import type { EarlierLead, Lead, Traffic, Waiver } from './traffic.ts';

/** Checks of who sends traffic and of what is sent, in order. */

export interface TrafficContext {
  campaign: Campaign;
  affiliate: Affiliate;
  team: Sender | undefined;
  offer: PreparedOffer;
  /** Seconds UTC. */
  at: number;
}

/** Returns what sieves check. Anything unknown about it matches none of the sieve's values. */
export const sieveTraffic = (
  { country = '', language = '' }: Traffic,
  { campaign, at }: TrafficContext,
): Required<Sifted> => ({
  country,
  language,
  trafficSource: campaign.trafficSource ?? 0,
  at,
});

/** A finding, and the outcome of a lead that it ends. */
interface Finding extends Check {
  outcome?: Outcome;
}

const check = (code: ReasonCode, passed: boolean, more: Omit<Finding, 'code' | 'passed'> = {}): Finding => ({
  code,
  passed,
  // A passed check needs no details.
  ...(!passed && more),
});

/** Returns whether staff have waived this check. */
export const isWaived = (traffic: Traffic, waiver: Waiver): boolean =>
  traffic.kind === 'lead' && traffic.waived?.includes(waiver) === true;

/** The schedule is the last condition of a sieve: if it is the fault, all others hold. */
export const isWaivedFault = (traffic: Traffic, fault: SieveFault | undefined): boolean =>
  fault === 'schedule' && isWaived(traffic, 'schedule');

const letThrough = (waived: boolean | undefined): { waived?: true } => (waived ? { waived: true } : {});

const isVisible = ({ offer, affiliate }: TrafficContext): boolean =>
  offer.isPublic ||
  offer.affiliateSet.has(affiliate.id) ||
  (affiliate.team !== null && offer.teamSet.has(affiliate.team));

/** Checks the sender. */
function* ofSender(sending: TrafficContext): Generator<Finding> {
  const { campaign, affiliate, team, offer } = sending;
  yield check('campaign_active', campaign.isActive);
  yield check('affiliate_active', affiliate.isActive);
  yield check('affiliate_traffic', !affiliate.trafficBlocked);
  if (team) {
    yield check('team_active', team.isActive);
    yield check('team_traffic', !team.trafficBlocked);
  }
  yield check('offer_active', offer.isActive);
  yield check('offer_visible', isVisible(sending));
}

/** Returns whether a limited set takes this value; an unknown value is not in it. An empty set takes all. */
const takes = <T>(some: ReadonlySet<T>, one: T | null | undefined): boolean =>
  some.size === 0 || (one !== null && one !== undefined && some.has(one));

const asCodes = {
  country: 'country',
  language: 'language',
  trafficSource: 'traffic_source',
  schedule: 'schedule',
} as const satisfies Record<SieveFault, string>;

/** Checks what the offer takes from an assigned affiliate or team. */
function* ofAssigned(
  whose: 'affiliate' | 'team',
  faultOf: SieveTest | undefined,
  sifted: Required<Sifted>,
  traffic: Traffic,
): Generator<Finding> {
  if (!faultOf) return;
  const arrivedAt = traffic.kind === 'lead' ? traffic.arrivedAt : undefined;
  const fault = faultOf({ ...sifted, at: arrivedAt ?? sifted.at });
  // They are checked in this order, up to the one that fails.
  for (const condition of sieveConditions) {
    // Hours that were set since it came in are not its own.
    const isPast = condition === 'schedule' && arrivedAt !== undefined;
    yield check(
      `${whose}_${asCodes[condition]}`,
      condition !== fault,
      letThrough(isPast || isWaivedFault(traffic, condition)),
    );
  }
}

/** Checks where it comes from. */
function* ofOrigin(traffic: Traffic, sending: TrafficContext): Generator<Finding> {
  const { campaign, offer, affiliate } = sending;
  const { country } = traffic;
  yield check('campaign_country', campaign.countries.length === 0 || campaign.countries.includes(country ?? ''));
  yield check('offer_country', takes(offer.countrySet, country));
  yield check('offer_traffic_source', takes(offer.trafficSourceSet, campaign.trafficSource));
  const sifted = sieveTraffic(traffic, sending);
  yield* ofAssigned('affiliate', offer.affiliateFaults.get(affiliate.id), sifted, traffic);
  yield* ofAssigned('team', offer.teamFaults.get(affiliate.team ?? 0), sifted, traffic);
}

const day = 86_400;

const isDuplicate = (earlier: EarlierLead, { duplicates }: Vertical, { offer, at }: TrafficContext): boolean =>
  at - earlier.at < duplicates.window * day &&
  (duplicates.scope === 'network' || earlier.offer === offer.id) &&
  (duplicates.by === 'both' || earlier.same === 'both' || earlier.same === duplicates.by);

/** Checks a lead's data against the rules of its vertical. */
function* ofData(lead: Lead, sending: TrafficContext, vertical: Vertical): Generator<Finding> {
  const isChecked = !isWaived(lead, 'validation');
  const acceptsInvalid = sending.affiliate.acceptInvalidLeads || sending.team?.acceptInvalidLeads;
  const invalid = { outcome: 'invalid', ...letThrough(!isChecked || acceptsInvalid) } as const;
  const { missing, malformed, misfits } = leadFaults(vertical.incomingParameters, lead.parameters);
  yield missing.length > 0
    ? check('lead_parameters', false, { detail: missing.join(', '), ...invalid })
    : check('lead_parameters', true);
  yield malformed.length > 0
    ? check('lead_format', false, { detail: malformed.join(', '), ...invalid })
    : check('lead_format', true);
  yield misfits.length > 0
    ? check('lead_values', false, { detail: misfits.join(', '), ...invalid })
    : check('lead_values', true);
  const place = decidingRule(vertical.inboundRules, lead.parameters);
  const result = place === undefined ? undefined : vertical.inboundRules[place]?.result;
  if (place === undefined || (result !== 'invalid' && result !== 'trash' && result !== 'hold'))
    yield check('inbound_rules', true);
  else
    yield check('inbound_rules', false, {
      detail: place + 1,
      ...(result === 'invalid' ? invalid : { outcome: result, ...letThrough(!isChecked) }),
    });
  if (lead.earlier)
    yield check('lead_duplicate', !lead.earlier.some((one) => isDuplicate(one, vertical, sending)), {
      outcome: 'duplicate',
      ...letThrough(isWaived(lead, 'duplicates')),
    });
}

function* ofLead(lead: Lead, sending: TrafficContext): Generator<Finding> {
  const vertical = sending.offer.preparedVertical;
  if (vertical) yield* ofData(lead, sending, vertical);
  // Accepted unless someone says no, unlike invalid leads, which take someone who says yes.
  const acceptsCold = sending.affiliate.acceptColdTraffic && (sending.team?.acceptColdTraffic ?? true);
  if (lead.isCold) yield check('lead_cold', false, { outcome: 'invalid', ...letThrough(acceptsCold) });
  yield check('lead_test', !lead.isTest, { outcome: 'test' });
}

function* ofSource(traffic: Traffic, sending: TrafficContext): Generator<Finding> {
  yield* ofSender(sending);
  yield* ofOrigin(traffic, sending);
}

/** Returns why traffic is refused for who sends it or where it comes from; undefined if it is not. */
export const sourceFault = (traffic: Traffic, sending: TrafficContext): ReasonCode | undefined => {
  for (const { code, passed, waived } of ofSource(traffic, sending)) if (!passed && !waived) return code;
  return undefined;
};

function* everyCheck(traffic: Traffic, sending: TrafficContext): Generator<Finding> {
  yield* ofSource(traffic, sending);
  if (traffic.kind === 'lead') yield* ofLead(traffic, sending);
}

/** Runs the checks up to the one that ends it. */
export const checkTraffic = (
  traffic: Traffic,
  sending: TrafficContext,
): { checks: Check[]; ended: { reason: ReasonCode; outcome: Outcome } | undefined } => {
  const checks: Check[] = [];
  for (const { outcome = 'refused', ...made } of everyCheck(traffic, sending)) {
    checks.push(made);
    if (!made.passed && !made.waived) return { checks, ended: { reason: made.code, outcome } };
  }
  return { checks, ended: undefined };
};
