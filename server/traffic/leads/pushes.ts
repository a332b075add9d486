import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Candidate, Decision } from '../../../domain/distribution/decision.ts';
import { limitsOf, type LimitUse } from '../../../domain/distribution/limits.ts';
import { isFull, isPaused, skipCandidate } from '../../../domain/distribution/skip-candidate.ts';
import type { Snapshot } from '../../../domain/distribution/snapshot.ts';
import type { Database } from '../../database/connection.ts';
import type { TenantScope } from '../../database/tenant.ts';
import { isPassing } from '../../database/unavailable.ts';
import type { LeadFacts } from '../../integrations/lead-macros.ts';
import type { Paused } from '../../integrations/monitor/circuit.ts';
import { type Attempt, isForFake, preparePush, sendPush, toFake } from '../../integrations/request.ts';
import type { PushSettings } from '../../integrations/settings.ts';
import type { Tables } from '../../database/tables.ts';
import type { Outbound } from '../../outbound/client.ts';
import type { SecretCipher } from '../../secrets/cipher.ts';
import { storedDecision } from '../stored-decision.ts';
import {
  beginAttempt,
  type AttemptStart,
  type Conclusion,
  concludePush,
  endAttempt,
  type Ending,
  LimitsFull,
  type LeadAt,
  AttemptNotPossible,
} from './attempts.ts';
import { withBrowser } from './browser.ts';
import { keptAnswer, keptRequest } from './messages.ts';
import { createAttemptsTogether } from './attempts-together.ts';
import { showsThankYouPage, type RedirectSettings, redirectUrlOf, thanksPath } from './redirect.ts';
import { createTakers } from './taker.ts';

/** A stored lead that candidates may have. */
export interface Offered {
  tenantId: number;
  lead: LeadAt;
  affiliate: number;
  offer: number;
  facts: LeadFacts;
  network: Snapshot;
  decision: Decision;
  /** If a decision was made before: the number of attempts so far, and whether caps are skipped. */
  again?: { attempts: number; skipsCaps: boolean };
}

interface Dependencies {
  database: Database;
  sealing: SecretCipher;
  outbound: Outbound;
  /** Returns the address of a page for people: on the network's default domain for these, else on its own host. */
  addressOf(tenantId: number, path: string): Promise<string>;
  /** Seconds within which attempts may begin. */
  budget: number;
  /** Called when the monitor paused an integration, in the transaction that paused it. */
  tell(db: Transaction<Tables>, tenantId: number, paused: Paused): Promise<void>;
  report(error: unknown): void;
}

export interface Pushes {
  /**
   * Offers a lead to its candidates until one accepts. Resolves when it is over or the caller's wait is up; what is
   * under way continues.
   * @returns the outcome for the lead; undefined if it is not known
   */
  push(offered: Offered): Promise<Conclusion | undefined>;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
}

export const maxAttempts = 5;
/** Seconds past its time-out by which a living process has recorded how an attempt ended. */
const grace = 10;

/** Returns the seconds that a lead to be offered waits at most for its first attempt. */
export const firstAttemptWait = (budget: number): number => budget + grace;

type Taker = Candidate & { advertiser: number; integration: number; order: number };

const isTaker = (candidate: Candidate): candidate is Taker =>
  candidate.advertiser !== null && candidate.integration !== null && candidate.order !== null;

const unreached = (failure: NonNullable<Ending['failure']>): Ending => ({
  outcome: 'failed',
  failure,
  message: null,
  took: 0,
  http_status: null,
  advertiser_lead_id: null,
  redirect_url: null,
  answer: null,
});

const endingOf = (attempt: Attempt, facts: LeadFacts): Ending => ({
  outcome: attempt.outcome === 'unreached' ? 'failed' : attempt.outcome,
  failure: attempt.failure,
  took: attempt.took,
  http_status: attempt.answer?.status ?? null,
  advertiser_lead_id: attempt.reading?.leadId ?? null,
  redirect_url: attempt.reading?.redirectUrl ?? null,
  ...keptAnswer(attempt, facts),
});

/** Whether one of the full caps holds leads. */
const isHeldByFullCap = (network: Snapshot, offer: number, full: readonly LimitUse[]): boolean => {
  const caps = network.offerOf(offer)?.caps ?? [];
  return full.some(({ holder, id }) => holder === 'cap' && caps.find((cap) => cap.id === id)?.action === 'hold');
};

/** Milliseconds between two tries while the database can't serve. */
const retryInterval = 250;

/**
 * Keeps retrying while the database is away or blocked by others: a lead must not be lost because it came in just then,
 * and an advertiser who has answered can't be asked again (D1245).
 * @param until moment of `performance.now()` at which it gives up
 */
const retryWhileUnavailable = async <T>(work: () => Promise<T>, until: number): Promise<T> => {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error) || performance.now() >= until) throw error;
    }
    await pause(retryInterval);
  }
};

/** Offers leads to advertisers, one after another, each once. */
export const createPushes = ({
  database,
  sealing,
  outbound,
  addressOf,
  budget,
  tell,
  report,
}: Dependencies): Pushes => {
  const running = new Set<Promise<unknown>>();
  const takerOf = createTakers({ database, sealing });
  const together = createAttemptsTogether(database);

  const begin = async (db: TenantScope, offered: Offered, taker: Taker, settings: PushSettings | undefined) => {
    const { tenantId, lead, facts, network, affiliate, offer, again } = offered;
    const used = limitsOf(network, { kind: 'lead', offer }, taker, Math.floor(Date.now() / 1000));
    const limits = again?.skipsCaps ? used.map((use) => ({ ...use, max: null })) : used;
    const seconds = budget + (settings?.request.timeout ?? 0) + grace;
    const until = performance.now() + seconds * 1000;
    const attempt: AttemptStart = {
      lead,
      limits,
      patience: seconds,
      affiliate_id: affiliate,
      offer_id: offer,
      advertiser_id: taker.advertiser,
      integration_id: taker.integration,
      order: taker.order + (again?.attempts ?? 0),
      request: settings ? keptRequest(settings, facts) : null,
    };
    try {
      const usual = await together.begin(tenantId, attempt);
      return { id: usual ?? (await db.write((transaction) => beginAttempt(transaction, attempt))), limits, until };
    } catch (error) {
      if (error instanceof LimitsFull || error instanceof AttemptNotPossible) return error;
      throw error;
    }
  };

  const send = async ({ tenantId, facts }: Offered, settings: PushSettings | undefined): Promise<Ending> => {
    if (!settings) return unreached('settings');
    if (settings.missing.length > 0) return unreached('parameters');
    const prepared = preparePush(settings, facts);
    if ('problem' in prepared) return unreached(prepared.problem);
    return endingOf(await sendPush(outbound, isForFake(prepared) ? toFake(prepared, tenantId) : prepared), facts);
  };

  /** Returns what an attempt's outcome means for its lead; undefined if the next candidate is to be asked. */
  const conclusionOf = (
    { outcome, redirect_url: answered }: Ending,
    { advertiser, integration }: Taker,
    { redirect, thanks }: { redirect: RedirectSettings; thanks: string | null },
    facts: LeadFacts,
  ): Conclusion | undefined => {
    if (outcome === 'unknown') return { status: 'failed', reason: 'outcome_unknown', advertiser, integration };
    if (outcome !== 'accepted') return undefined;
    const redirectUrl = thanks ?? redirectUrlOf(redirect, facts, answered);
    return { status: 'sent', reason: null, advertiser, integration, redirectUrl };
  };

  /** Records how an attempt ended and what that means; returns whether the lead is still ours. */
  const end = async (
    { tenantId, lead }: Offered,
    { id, limits }: { id: number; limits: readonly LimitUse[] },
    ending: Ending,
    conclusion: Conclusion | undefined,
  ): Promise<boolean> => {
    if (conclusion && (await together.end(tenantId, { lead, id, limits, ending, conclusion }))) return true;
    const noted = await database.tenant(tenantId, 'pushes').write(async (transaction) => {
      const ended = await endAttempt(transaction, { lead, id, limits }, ending);
      if (ended && conclusion) await concludePush(transaction, lead, conclusion);
      if (ended?.paused) await tell(transaction, tenantId, ended.paused);
      return ended;
    });
    return noted !== undefined;
  };

  const run = async (known: Offered): Promise<Conclusion | undefined> => {
    const { tenantId, lead, affiliate } = known;
    const db = database.tenant(tenantId, 'pushes');
    const until = performance.now() + budget * 1000;
    let { decision } = known;
    const card = () => (decision === known.decision && !known.again ? {} : { decision: storedDecision(decision) });
    const nobody = async (
      reason: Conclusion['reason'],
      status: Conclusion['status'] = decision.otherwise ?? 'unsent',
    ): Promise<Conclusion | undefined> => {
      const conclusion: Conclusion = { status, reason, ...card() };
      const isOurs = await retryWhileUnavailable(
        () => db.write((transaction) => concludePush(transaction, lead, conclusion)),
        until + grace * 1000,
      );
      return isOurs ? conclusion : undefined;
    };

    let leftOut: Conclusion['reason'] = 'somebody_left';
    for (let order = 1, made = 0; ; ) {
      const taker = decision.candidates.filter(isTaker).find((one) => one.order === order);
      if (!taker || made === maxAttempts) return nobody(made > 0 ? 'nobody_accepted' : leftOut);
      if (performance.now() >= until) return nobody('time_up');
      const { integration, advertiser } = taker;
      // Read beforehand, so that nothing comes between an answer and recording it.
      const taken = { affiliate, offer: known.offer, advertiser, integration };
      const prepare = async () => {
        const { settings, redirect, offer } = await takerOf(tenantId, taken);
        const facts = await withBrowser({ ...known.facts, offer }, affiliate, {
          texts: [settings?.request, redirect.url, redirect.lastUrl],
          read: (work) => db.read(work),
        });
        const thanks = showsThankYouPage(redirect) ? await addressOf(tenantId, thanksPath(facts.id)) : null;
        return { settings, redirect, offer, facts, thanks };
      };
      const { settings, redirect, offer, facts, thanks } = await retryWhileUnavailable(prepare, until);
      const offered = { ...known, facts };
      // If it was begun but the commit’s answer was lost, the second time finds it lost, and nobody is asked twice.
      const begun = await retryWhileUnavailable(() => begin(db, offered, taker, settings), until);
      if (begun instanceof LimitsFull) {
        const isHeld = isHeldByFullCap(offered.network, offer.id, begun.limits);
        decision = skipCandidate(decision, order, { fails: isFull(begun.limits), isHeld });
        leftOut = 'cap_room';
        continue;
      }
      if (begun instanceof AttemptNotPossible) {
        decision = skipCandidate(decision, order, { fails: isPaused, isHeld: false });
        leftOut = 'circuit_closed';
        continue;
      }
      const { id, limits, until: givenUp } = begun;
      if (id === 'lost') return undefined;
      // If it were held, it would never be sent on.
      if (id === 'erased') return nobody('nobody_accepted', 'unsent');
      order += 1;
      if (id === 'never') continue;
      made += 1;
      const ending = await send(offered, settings);
      const meant = conclusionOf(ending, taker, { redirect, thanks }, facts);
      const conclusion = meant && { ...meant, ...card() };
      const ended = () => end(offered, { id, limits }, ending, conclusion);
      if (!(await retryWhileUnavailable(ended, givenUp))) return undefined;
      if (conclusion) return conclusion;
    }
  };

  return {
    async push(offered) {
      const under = run(offered)
        .catch((error: unknown) => void report(error))
        .finally(() => running.delete(under));
      running.add(under);
      const patience = Promise.withResolvers<undefined>();
      const timer = setTimeout(() => patience.resolve(undefined), budget * 1000);
      const conclusion = await Promise.race([under, patience.promise]);
      clearTimeout(timer);
      return conclusion ?? undefined;
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
};
