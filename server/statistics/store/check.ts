import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../database/connection.ts';
import { OperatorError } from '../../operator.ts';
import type { Engine } from '../engine/engine.ts';
import { type Measure, measures } from '../fact-columns.ts';
import { readGeneration } from './generation.ts';
import { releaseLease, type Place, acquireLease } from './position.ts';

/** A sum on which PostgreSQL and the store disagree. */
export interface Difference {
  table: string;
  /** Whether days are those of the records themselves or of their clicks and leads. */
  basis: string;
  tenantId: number;
  day: string;
  measure: Measure;
  postgres: string;
  store: string;
}

const sumsRow = z.object({ tenant_id: z.number(), on_day: z.string(), sums: z.array(z.string()) });
type Sums = Map<string, z.infer<typeof sumsRow>>;

const byDay = (rows: unknown): Sums =>
  new Map(
    z
      .array(sumsRow)
      .parse(rows)
      .map((row) => [`${row.tenant_id} ${row.on_day}`, row]),
  );

const utc = (column: string): RawBuilder<unknown> => sql`(fact.${sql.ref(column)} at time zone 'UTC')::date`;
const own = (column: string): RawBuilder<unknown> =>
  sql`(fact.${sql.ref(column)} at time zone coalesce(zones.zone, 'UTC'))::date`;

/** What is compared: tables of the store, and how PostgreSQL computes the same days. */
const compared = [
  { table: 'fact', basis: 'actual', day: utc('at'), stored: 'toDate(at)', where: '1' },
  { table: 'fact', basis: 'cohort', day: utc('traffic_at'), stored: 'toDate(traffic_at)', where: '1' },
  { table: 'fact_quarter', basis: 'actual', day: utc('at'), stored: 'toDate(quarter)', where: `basis = 'actual'` },
  {
    table: 'fact_quarter',
    basis: 'cohort',
    day: utc('traffic_at'),
    stored: 'toDate(quarter)',
    where: `basis = 'cohort'`,
  },
  { table: 'fact_day', basis: 'actual', day: own('at'), stored: 'day', where: `basis = 'actual'` },
  { table: 'fact_day', basis: 'cohort', day: own('traffic_at'), stored: 'day', where: `basis = 'cohort'` },
];

const inPostgres = (
  database: Database,
  generation: string,
  { transaction, id }: Place,
  day: RawBuilder<unknown>,
): Promise<Sums> =>
  database.owner(async (db) => {
    const sums = sql.join(measures.map((name) => sql`trim_scale(sum(fact.${sql.ref(name)})::numeric)::text`));
    const { rows } = await sql`
      select fact.tenant_id, ${day}::text as on_day, array[${sums}] as sums
      from fact left join statistics_zone as zones
        on zones.generation = ${generation} and zones.tenant_id = fact.tenant_id
      where (fact.transaction, fact.id) <= (${transaction}::xid8, ${id}::bigint)
      group by 1, 2`.execute(db);
    return byDay(rows);
  });

const inStore = async (engine: Engine, { table, stored, where }: (typeof compared)[number]): Promise<Sums> =>
  byDay(
    await engine.query(
      `select tenant_id, toString(${stored}) as on_day, [${measures.map((name) => `toString(sum(${name}))`).join(', ')}] as sums
       from ${table} where ${where} group by tenant_id, on_day`,
      {},
      sumsRow,
      { time: 600, rows: 10_000_000 },
    ),
  );

const differencesOf = (table: string, basis: string, truth: Sums, store: Sums): Difference[] =>
  [...new Set([...truth.keys(), ...store.keys()])].flatMap((key) => {
    const [one, other] = [truth.get(key), store.get(key)];
    const { tenant_id: tenantId, on_day: day } = one ?? other ?? { tenant_id: 0, on_day: '' };
    return measures.flatMap((measure, place) => {
      const [postgres, told] = [one?.sums[place] ?? '0', other?.sums[place] ?? '0'];
      return postgres === told ? [] : [{ table, basis, tenantId, day, measure, postgres, store: told }];
    });
  });

const retryInterval = 200;
/** Maximum seconds for which copying is paused by one comparison. */
const turn = 900;

const isAt = (one: Place, other: Place): boolean => one.transaction === other.transaction && one.id === other.id;

/**
 * Compares the sums of every day and network in the store with those of the facts in PostgreSQL that it should contain.
 * Nothing is copied meanwhile.
 * @returns the differences; undefined if there is no store
 * @throws OperatorError if a comparison took so long that another process went on copying
 */
export const checkStore = async (engine: Engine, database: Database): Promise<Difference[] | undefined> => {
  const self = randomUUID();
  for (;;) {
    const generation = await readGeneration(engine);
    if (generation === undefined) return undefined;
    const hold = () => acquireLease(database, generation, self, turn);
    const position = await hold();
    if (position === 'unknown') return undefined;
    try {
      // A batch that was begun may or may not be in the store.
      if (position && !position.pending) {
        const differences: Difference[] = [];
        for (const one of compared) {
          const truth = await inPostgres(database, generation, position.copied, one.day);
          const store = await inStore(engine, one);
          const held = await hold();
          if (typeof held !== 'object' || held.pending || !isAt(held.copied, position.copied))
            throw new OperatorError(
              `Comparing ${one.table} took longer than ${turn / 60} minutes, and copying went on meanwhile`,
            );
          differences.push(...differencesOf(one.table, one.basis, truth, store));
        }
        return differences;
      }
    } finally {
      await releaseLease(database, generation, self);
    }
    await pause(retryInterval);
  }
};
