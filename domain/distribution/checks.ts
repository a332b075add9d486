import { decidingRule } from '../traffic/inbound-rules.ts';
import { leadFaults } from '../traffic/lead-formats.ts';
import { type SieveFault, sieveConditions, type Traffic as Sifted } from '../traffic/sieve.ts';
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

/** What more there is to a failed check, and the outcome of a lead that it ends. */
interface Fault extends Pick<Check, 'waived' | 'detail'> {
  outcome?: Outcome;
}

const passedChecks = new Map<ReasonCode, Check>();

/** Returns a check that passed: it needs no details, and all of its code are one object. */
export const passedCheck = (code: ReasonCode): Check => {
  let check = passedChecks.get(code);
  if (!check) passedChecks.set(code, (check = { code, passed: true }));
  return check;
};

/** The checks made so far, up to the one that ended it. */
class Findings {
  readonly checks: Check[] = [];
  ended: { reason: ReasonCode; outcome: Outcome } | undefined;

  /** Adds a check; returns whether there are to be more. */
  add(code: ReasonCode, passed: boolean, { outcome = 'refused', ...more }: Fault = {}): boolean {
    if (passed) {
      this.checks.push(passedCheck(code));
      return true;
    }
    this.checks.push({ code, passed, ...more });
    if (!more.waived) this.ended = { reason: code, outcome };
    return this.ended === undefined;
  }
}

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

// Each of these adds its checks in order, and returns whether there are to be more.

/** Checks the sender. */
const ofSender = (findings: Findings, sending: TrafficContext): boolean => {
  const { campaign, affiliate, team, offer } = sending;
  return (
    findings.add('campaign_active', campaign.isActive) &&
    findings.add('affiliate_active', affiliate.isActive) &&
    findings.add('affiliate_traffic', !affiliate.trafficBlocked) &&
    (!team || (findings.add('team_active', team.isActive) && findings.add('team_traffic', !team.trafficBlocked))) &&
    findings.add('offer_active', offer.isActive) &&
    findings.add('offer_visible', isVisible(sending))
  );
};

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
const ofAssigned = (
  findings: Findings,
  whose: 'affiliate' | 'team',
  faultOf: SieveTest | undefined,
  sifted: Required<Sifted>,
  traffic: Traffic,
): boolean => {
  if (!faultOf) return true;
  const arrivedAt = traffic.kind === 'lead' ? traffic.arrivedAt : undefined;
  const fault = faultOf({ ...sifted, at: arrivedAt ?? sifted.at });
  // They are checked in this order, up to the one that fails.
  return sieveConditions.every((condition) => {
    // Hours that were set since it came in are not its own.
    const isPast = condition === 'schedule' && arrivedAt !== undefined;
    return findings.add(
      `${whose}_${asCodes[condition]}`,
      condition !== fault,
      letThrough(isPast || isWaivedFault(traffic, condition)),
    );
  });
};

/** Checks where it comes from. */
const ofOrigin = (findings: Findings, traffic: Traffic, sending: TrafficContext): boolean => {
  const { campaign, offer, affiliate } = sending;
  const { country } = traffic;
  const isFromCountry =
    campaign.countries.length === 0 || (country !== undefined && campaign.countries.includes(country));
  const sifted = sieveTraffic(traffic, sending);
  return (
    findings.add('campaign_country', isFromCountry) &&
    findings.add('offer_country', takes(offer.countrySet, country)) &&
    findings.add('offer_traffic_source', takes(offer.trafficSourceSet, campaign.trafficSource)) &&
    ofAssigned(findings, 'affiliate', offer.affiliateFaults.get(affiliate.id), sifted, traffic) &&
    ofAssigned(findings, 'team', offer.teamFaults.get(affiliate.team ?? 0), sifted, traffic)
  );
};

const day = 86_400;

const isDuplicate = (earlier: EarlierLead, { duplicates }: Vertical, { offer, at }: TrafficContext): boolean =>
  at - earlier.at < duplicates.window * day &&
  (duplicates.scope === 'network' || earlier.offer === offer.id) &&
  (duplicates.by === 'both' || earlier.same === 'both' || earlier.same === duplicates.by);

/** Returns what a list of faulty parameters amounts to; undefined if there are none. */
const faultIn = (names: readonly string[], fault: Fault): Fault | undefined =>
  names.length > 0 ? { detail: names.join(', '), ...fault } : undefined;

/** Checks which of the vertical's rules for leads applies. */
const ofRules = (
  findings: Findings,
  lead: Lead,
  { inboundRules }: Vertical,
  { invalid, isChecked }: { invalid: Fault; isChecked: boolean },
): boolean => {
  const place = decidingRule(inboundRules, lead.parameters);
  const result = place === undefined ? undefined : inboundRules[place]?.result;
  if (place === undefined || (result !== 'invalid' && result !== 'trash' && result !== 'hold'))
    return findings.add('inbound_rules', true);
  return findings.add('inbound_rules', false, {
    detail: place + 1,
    ...(result === 'invalid' ? invalid : { outcome: result, ...letThrough(!isChecked) }),
  });
};

/** Checks a lead's data against the rules of its vertical. */
const ofData = (findings: Findings, lead: Lead, sending: TrafficContext, vertical: Vertical): boolean => {
  const isChecked = !isWaived(lead, 'validation');
  const acceptsInvalid = sending.affiliate.acceptInvalidLeads || sending.team?.acceptInvalidLeads;
  const invalid: Fault = { outcome: 'invalid', ...letThrough(!isChecked || acceptsInvalid) };
  const { missing, malformed, misfits } = leadFaults(vertical.incomingParameters, lead.parameters);
  return (
    findings.add('lead_parameters', missing.length === 0, faultIn(missing, invalid)) &&
    findings.add('lead_format', malformed.length === 0, faultIn(malformed, invalid)) &&
    findings.add('lead_values', misfits.length === 0, faultIn(misfits, invalid)) &&
    ofRules(findings, lead, vertical, { invalid, isChecked }) &&
    (!lead.earlier ||
      findings.add('lead_duplicate', !lead.earlier.some((one) => isDuplicate(one, vertical, sending)), {
        outcome: 'duplicate',
        ...letThrough(isWaived(lead, 'duplicates')),
      }))
  );
};

const ofLead = (findings: Findings, lead: Lead, sending: TrafficContext): boolean => {
  const vertical = sending.offer.preparedVertical;
  // Accepted unless someone says no, unlike invalid leads, which take someone who says yes.
  const acceptsCold = sending.affiliate.acceptColdTraffic && (sending.team?.acceptColdTraffic ?? true);
  return (
    (!vertical || ofData(findings, lead, sending, vertical)) &&
    (!lead.isCold || findings.add('lead_cold', false, { outcome: 'invalid', ...letThrough(acceptsCold) })) &&
    findings.add('lead_test', !lead.isTest, { outcome: 'test' })
  );
};

const ofSource = (findings: Findings, traffic: Traffic, sending: TrafficContext): boolean =>
  ofSender(findings, sending) && ofOrigin(findings, traffic, sending);

/** Returns why traffic is refused for who sends it or where it comes from; undefined if it is not. */
export const sourceFault = (traffic: Traffic, sending: TrafficContext): ReasonCode | undefined => {
  const findings = new Findings();
  ofSource(findings, traffic, sending);
  return findings.ended?.reason;
};

/** Runs the checks up to the one that ends it. */
export const checkTraffic = (
  traffic: Traffic,
  sending: TrafficContext,
): { checks: readonly Check[]; ended: { reason: ReasonCode; outcome: Outcome } | undefined } => {
  const findings = new Findings();
  if (ofSource(findings, traffic, sending) && traffic.kind === 'lead') ofLead(findings, traffic, sending);
  return findings;
};
