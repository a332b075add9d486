import { decidePayment, type PaymentRule } from '../../domain/money/payment-rules.ts';
import { usualWeight } from '../../domain/traffic/sieve.ts';
import { listRecords } from '../collections/list.ts';
import { collectionNamed, type Model } from '../collections/model.ts';
import { readRecord } from '../collections/read.ts';
import type { Database } from '../database/connection.ts';
import type { EntityTypes } from '../generated/records.ts';
import type { Call, Handlers } from '../http/call.ts';

interface Dependencies {
  database: Database;
  model: Model;
}

interface RuleQuery {
  offer: number;
  affiliate: number;
  country?: string;
  language?: string;
  trafficSource?: number;
  at?: number;
}

type Stored = EntityTypes['paymentRule']['record'] & Pick<EntityTypes['paymentRule']['beside'], 'trafficSources'>;

const ruleOf = (record: Stored) =>
  ({ ...record, weight: record.weight ?? usualWeight, isActive: record.status === 'active' }) satisfies PaymentRule & {
    version: number;
  };

/** Maximum rules of an offer considered. */
const maxRules = 1000;

/** Handler of `/user/payment_rules/applicable`: which of an offer's rules determines an affiliate's payout, and why. */
export const createPaymentRuleHandlers = ({ database, model }: Dependencies): Handlers => ({
  listApplicablePaymentRules: async ({ caller, query }: Call<unknown, RuleQuery>) => {
    const { offer, affiliate, at = Math.floor(Date.now() / 1000), ...traffic } = query;
    const record = (key: string, id: number, field: string, db: Parameters<typeof readRecord>[0]) =>
      readRecord(db, model, collectionNamed(model, key), { id, query: { fields: [field] }, caller });
    const items = await database.tenant(caller.tenantId, 'paymentRule').read(async (db) => {
      await record('offer', offer, 'id', db);
      const { team } = (await record('user', affiliate, 'team', db)) as Pick<EntityTypes['user']['record'], 'team'>;
      const rules = await listRecords(
        db,
        model,
        collectionNamed(model, 'paymentRule'),
        { offer: [offer], orderBy: ['id:asc'], limit: maxRules },
        caller,
      );
      // Every role type that may make this call can read all fields of a rule.
      const stored = rules.items as Stored[];
      const decided = decidePayment(stored.map(ruleOf), { ...traffic, at, affiliate, team });
      return [...decided].map(([thing, verdicts]) => ({
        ...(thing === 'acceptedLead'
          ? ({ paidFor: 'accepted_lead', goal: null } as const)
          : ({ paidFor: 'report', goal: thing } as const)),
        rules: verdicts.map(({ rule, rank, passed }) => ({
          rule: rule.id,
          version: rule.version,
          rank,
          passed: passed ?? null,
        })),
      }));
    });
    return { data: { items } };
  },
});
