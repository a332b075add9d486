import { decidePayment } from '../money/payment-rules.ts';
import type { SieveFault, Traffic as Sifted } from '../traffic/sieve.ts';
import { isFor } from './targeting.ts';
import { isWaived, isWaivedFault, passedCheck, type TrafficContext, sieveTraffic } from './checks.ts';
import { mayRetry } from './circuit.ts';
import type { Check } from './decision.ts';
import type { ReasonCode } from './reasons.ts';
import type { Place, PreparedCap } from './snapshot.ts';
import type { Traffic } from './traffic.ts';
import { limitKey, type Usage } from './usage.ts';

/** Checks who could take traffic, and how much of it. */

/** A candidate for the traffic, with its findings. */
export interface ExaminedCandidate {
  place: Place;
  checks: Check[];
  /** Whether they can take it. */
  fits: boolean;
  /** One of its caps is full, and the cap's action redirects or holds the traffic. */
  diverts?: 'redirect' | 'hold';
  /** The weight of the heaviest cap whose guarantee is not reached; null if there is none. */
  owed: number | null;
  isLow: boolean;
}

/** Returns the payment models that the traffic is paid by, at most one per goal. */
const modelsOf = ({ offer, affiliate }: TrafficContext, sifted: Sifted): Set<number> => {
  const decided = decidePayment(offer.paymentRules, { ...sifted, affiliate: affiliate.id, team: affiliate.team });
  return new Set(
    [...decided.values()].flatMap((verdicts) =>
      verdicts.filter(({ passed }) => passed === undefined).map(({ rule }) => rule.paymentModel),
    ),
  );
};

/** Returns the caps that count this traffic, regardless of who takes it. */
const capsFor = (traffic: Traffic, sending: TrafficContext, sifted: Required<Sifted>): PreparedCap[] => {
  const { offer, affiliate } = sending;
  const other = traffic.kind === 'click' ? 'leads' : 'clicks';
  let models: Set<number> | undefined;
  return offer.caps.filter(
    (cap) =>
      cap.type !== other &&
      (cap.affiliate === null || cap.affiliate === affiliate.id) &&
      (cap.team === null || cap.team === affiliate.team) &&
      cap.faultOf(sifted) === undefined &&
      (cap.paymentModel === null || (models ??= modelsOf(sending, sifted)).has(cap.paymentModel)),
  );
};

/**
 * Returns the checks of a place that don't depend on the traffic: that it is active, and that the offer's traffic is
 * set up to go to it.
 */
export const staticChecks = (place: Place): readonly Check[] => {
  let checks = knownChecks.get(place);
  if (!checks) knownChecks.set(place, (checks = ofPlace(place)));
  return checks;
};

/** Made once for a place: all traffic of an offer comes by it. */
const knownChecks = new WeakMap<Place, readonly Check[]>();

const ofPlace = ({ advertiser, assignment, integration, landing }: Place): Check[] => [
  ...(advertiser ? [{ code: 'advertiser_active', passed: advertiser.isActive } as const] : []),
  ...(integration
    ? ([
        // Landing pages name their advertiser themselves; leads go only to advertisers assigned to the offer.
        { code: 'advertiser_assigned', passed: assignment !== undefined },
        ...(assignment && assignment.integration !== null
          ? [{ code: 'integration_assigned', passed: assignment.integration === integration.id } as const]
          : []),
        { code: 'integration_active', passed: integration.isActive },
        { code: 'integration_sends', passed: integration.sendsLeads },
      ] as const)
    : []),
  ...(landing ? [{ code: 'landing_active', passed: landing.isActive } as const] : []),
];

const isOf = ({ advertiser, landing }: PreparedCap, place: Place): boolean =>
  (advertiser === null || advertiser === place.advertiser?.id) && (landing === null || landing === place.landing?.id);

/** Runs every check on everyone who could take the traffic. */
export const examine = (traffic: Traffic, sending: TrafficContext, usage: Usage): ExaminedCandidate[] => {
  const { offer, campaign, at } = sending;
  const sifted = sieveTraffic(traffic, sending);
  const caps = capsFor(traffic, sending, sifted);
  const { offeredTo = [], advertiser: chosen } = traffic.kind === 'lead' ? traffic : {};
  const skipsCaps = isWaived(traffic, 'caps');
  return offer.places[traffic.kind].map((place): ExaminedCandidate => {
    const { targeting, assignment, integration, landing } = place;
    const checks: Check[] = [];
    let isRefused = false;
    const check = (code: ReasonCode, passed: boolean, detail?: Check['detail'], isLetThrough = false): void => {
      const waived = !passed && isLetThrough;
      if (!passed && !waived) isRefused = true;
      checks.push(
        passed && detail === undefined
          ? passedCheck(code)
          : { code, passed, ...(waived && { waived }), ...(detail !== undefined && { detail }) },
      );
    };
    const sift = (code: ReasonCode, fault: SieveFault | undefined): void =>
      check(code, fault === undefined, fault, isWaivedFault(traffic, fault));
    for (const one of staticChecks(place)) {
      checks.push(one);
      if (!one.passed) isRefused = true;
    }
    if (targeting) {
      check('targeting_audience', isFor(targeting, { affiliate: sending.affiliate.id, team: sending.affiliate.team }));
      sift('targeting_sieve', place.targetingFault?.(sifted));
    }
    if (assignment) sift('advertiser_sieve', assignment.faultOf(sifted));
    if (integration) {
      check('circuit_closed', integration.circuit === null || mayRetry(integration.circuit, at));
      check('never_offered', !offeredTo.includes(integration.advertiser));
      if (chosen !== undefined) check('advertiser_chosen', chosen === integration.advertiser);
    }
    if (landing) {
      sift('landing_sieve', place.landingFault?.(sifted));
      check('landing_chosen', campaign.landings.length === 0 || campaign.landings.includes(landing.id));
    }
    if (targeting && place.targetingRoom)
      check(
        'targeting_room',
        !place.targetingRoom(at, usage.get(limitKey('targeting', targeting.id))).isFull,
        undefined,
        skipsCaps,
      );

    let diverts: ExaminedCandidate['diverts'];
    let owed: number | null = null;
    let isLow = targeting?.lowPriority ?? false;
    for (const cap of caps) {
      if (!isOf(cap, place)) continue;
      const room = cap.roomAt(at, usage.get(limitKey('cap', cap.id)));
      if (room.isOwed) owed = Math.max(owed ?? 0, cap.weight);
      isLow ||= cap.lowPriority;
      if (!room.isFull || cap.action === 'notify' || skipsCaps)
        checks.push({ code: 'cap_room', passed: !room.isFull, detail: cap.id, ...(room.isFull && { waived: true }) });
      else if (cap.action === 'stop') check('cap_room', false, cap.id);
      else {
        checks.push({ code: 'cap_room', passed: false, detail: cap.id });
        diverts ??= cap.action;
      }
    }
    return {
      place,
      checks,
      fits: !isRefused && diverts === undefined,
      ...(!isRefused && diverts && { diverts }),
      owed,
      isLow,
    };
  });
};
