import { z } from 'zod';
import type { Candidate, Check, Decision } from '../../domain/distribution/decision.ts';
import { isReason, type ReasonCode } from '../../domain/distribution/reasons.ts';

/** Why-cards as events store them: codes and ids, no words. Most checks pass without detail: their code is enough. */

const failed = 0;
const passed = 1;
const waived = 2;

const reason = z.custom<ReasonCode>(isReason);
const detail = z.custom<NonNullable<Check['detail']>>(
  (value) => typeof value === 'string' || typeof value === 'number',
);
const check = z.union([
  reason.transform((code): Check => ({ code, passed: true })),
  z.union([z.tuple([reason, z.int()]), z.tuple([reason, z.int(), detail])]).transform(
    ([code, found, more]): Check => ({
      code,
      passed: found === passed,
      ...(found === waived && { waived: true as const }),
      ...(more !== undefined && { detail: more }),
    }),
  ),
]);
const id = z.int().nullable();
const candidate = z.tuple([id, id, id, id, id, z.array(check)]).transform(
  ([targeting, advertiser, integration, landing, order, checks]): Candidate => ({
    targeting,
    advertiser,
    integration,
    landing,
    order,
    checks,
  }),
);
const kept = z.object({
  outcome: z.enum([
    'sent',
    'trafficback',
    'nowhere',
    'offered',
    'refused',
    'invalid',
    'trash',
    'duplicate',
    'test',
    'hold',
    'unsent',
  ]),
  otherwise: z.enum(['hold', 'unsent']).optional(),
  reason: reason.nullable(),
  url: z.string().nullable(),
  checks: z.array(check),
  candidates: z.array(candidate),
});

const keptCheck = ({ code, passed: isPassed, waived: isWaived, detail: more }: Check) => {
  if (isPassed && !isWaived && more === undefined) return code;
  const found = isWaived ? waived : isPassed ? passed : failed;
  return more === undefined ? [code, found] : [code, found, more];
};

/** Returns what an event stores of a decision. */
export const storedDecision = ({ checks, candidates, ...rest }: Decision): Record<string, unknown> => ({
  ...rest,
  checks: checks.map(keptCheck),
  candidates: candidates.map((one) => [
    one.targeting,
    one.advertiser,
    one.integration,
    one.landing,
    one.order,
    one.checks.map(keptCheck),
  ]),
});

/** Restores a decision from what was stored of it. */
export const readDecision = (value: unknown): Decision => {
  const { otherwise, ...rest } = kept.parse(value);
  return { ...rest, ...(otherwise && { otherwise }) };
};
