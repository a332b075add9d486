import { decidePayment, type PaymentRule } from '../../domain/payment-rules.ts';
import { isSchedule } from '../../domain/schedule.ts';
import type { SieveMode } from '../../domain/sieve.ts';
import { listRecords } from '../collections/list.ts';
import { collectionNamed, type Model, type Values } from '../collections/model.ts';
import { readRecord } from '../collections/read.ts';
import type { Database } from '../database/connection.ts';
import type { Call, Handlers } from '../http/call.ts';

interface Parts {
  database: Database;
  model: Model;
}

interface Asked {
  offer: number;
  affiliate: number;
  country?: string;
  language?: string;
  trafficSource?: number;
  at?: number;
}

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const idOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const modeOf = (value: unknown): SieveMode => (value === 'except' ? 'except' : 'only');

const ruleOf = (record: Values): PaymentRule & { version: number } => ({
  id: Number(record['id']),
  version: Number(record['version']),
  goal: idOf(record['goal']),
  affiliate: idOf(record['affiliate']),
  team: idOf(record['team']),
  isActive: record['status'] === 'active',
  countries: texts(record['countries']),
  countriesMode: modeOf(record['countriesMode']),
  languages: texts(record['languages']),
  languagesMode: modeOf(record['languagesMode']),
  trafficSources: texts(record['trafficSources']).map(Number),
  trafficSourcesMode: modeOf(record['trafficSourcesMode']),
  schedule: isSchedule(record['schedule']) ? record['schedule'] : null,
});

/** So many rules of an offer are looked at. */
const most = 1000;

/** Handler of `/user/payment_rules/applicable`: by which of an offer's rules an affiliate is paid, and why. */
export const createPaymentRuleHandlers = ({ database, model }: Parts): Handlers => ({
  listApplicablePaymentRules: async ({ caller, query }: Call<unknown, Asked>) => {
    const { offer, affiliate, at = Math.floor(Date.now() / 1000), ...traffic } = query;
    const record = (key: string, id: number, field: string, db: Parameters<typeof readRecord>[0]) =>
      readRecord(db, model, collectionNamed(model, key), { id, query: { fields: [field] }, caller });
    const items = await database.tenant(caller.tenantId, 'paymentRule').read(async (db) => {
      await record('offer', offer, 'id', db);
      const { team } = await record('user', affiliate, 'team', db);
      const rules = await listRecords(
        db,
        model,
        collectionNamed(model, 'paymentRule'),
        { offer: [offer], orderBy: ['id:asc'], limit: most },
        caller,
      );
      const decided = decidePayment(rules.items.map(ruleOf), { ...traffic, at, affiliate, team: idOf(team) });
      return [...decided].map(([goal, verdicts]) => ({
        goal,
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
