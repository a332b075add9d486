import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { MeasureName } from '../../domain/statistics/measures.ts';
import { momentOf } from '../../domain/time/zones.ts';
import { createEmbeddedEngine, socketOf } from '../../server/statistics/engine/embedded.ts';
import { type Engine, openEngine } from '../../server/statistics/engine/engine.ts';
import { answerQuestion } from '../../server/statistics/figures/answer-question.ts';
import { periodOf } from '../../server/statistics/figures/period.ts';
import type { Question } from '../../server/statistics/figures/question.ts';
import type { Metric } from '../../server/statistics/metrics.ts';
import { creationStatements } from '../../server/statistics/store/tables.ts';
import { type Environment, query } from '../environment/postgres.ts';

/** Five groupings of many facts: from the store, and the same query on PostgreSQL's facts. */

/** Milliseconds, each the median of several. */
export interface StatisticsTimes {
  /** In the network's own zone, in another, and from facts alone. */
  own: number;
  other: number;
  raw: number;
  /** The same query in PostgreSQL. */
  postgres: number;
  /** 20 people who query at the same time: the p99. */
  crowd: number;
}

const networkZone = 'Europe/Riga';
const first = Date.UTC(2026, 0, 1) / 1000;
const days = 30;
const day = 86_400;
/** Whole days by the clocks of the network's zone. */
const [since, until] = [day, (days - 1) * day].map((at) => momentOf(first + at, networkZone)) as [number, number];
const rounds = 5;
const people = 20;

/** A fact for each number, the same on both sides: the columns that the query uses. */
const columns = {
  at: (n: string, from: string) => `${from} + ${n} * 7919 % ${days * day}`,
  offer_id: (n: string) => `1 + ${n} % 40`,
  affiliate_id: (n: string) => `1 + ${n} % 100`,
  advertiser_id: (n: string) => `1 + ${n} % 20`,
  goal_id: (n: string) => `${n} % 3`,
  conversions: (n: string) => `${n} % 2`,
  revenue: (n: string) => `${n} % 2 * 12`,
};

const fillStore = async (engine: Engine, facts: number): Promise<void> => {
  const { at, ...rest } = columns;
  const moment = `toDateTime64(${at('number', String(first))}, 6, 'UTC')`;
  const names = Object.keys(rest);
  const values = Object.values(rest).map((of) => of('number'));
  const local = `toDate(${moment}, '${networkZone}')`;
  const step = 1_000_000;
  for (let from = 0; from < facts; from += step) {
    await engine.command(
      `insert into fact (tenant_id, transaction, id, at, traffic_at, day, traffic_day, zone, kind, country, conversion_status, ${names.join(', ')})
       select 1, number, number, ${moment}, ${moment}, ${local}, ${local}, '${networkZone}', 'conversion', ['LV', 'EE', 'DE'][1 + number % 3], 3, ${values.join(', ')}
       from numbers(${from}, ${Math.min(step, facts - from)})`,
    );
  }
};

const fillPostgres = async (url: string, facts: number): Promise<void> => {
  const { at, ...rest } = columns;
  const values = Object.entries(rest).map(
    ([name, of]) => `(${of('n')})::${name === 'revenue' ? 'numeric(38, 8)' : 'bigint'} as ${name}`,
  );
  await query(
    url,
    `create unlogged table fact as select 1::bigint as tenant_id, to_timestamp(${at('n', String(first))}) as at,
      (array['LV', 'EE', 'DE'])[1 + n % 3] as country, ${values.join(', ')} from generate_series(0, ${facts - 1}::bigint) as n`,
  );
  await query(url, 'vacuum analyze fact');
};

const metricNamed = (key: MeasureName): Metric => ({
  key,
  id: 1,
  title: key,
  titleRu: null,
  description: null,
  value: key,
  group: 'finance',
  editable: false,
  metricType: 'amount',
  outputFormat: 'whole',
  status: 'active',
  formula: { kind: 'metric', key },
  measures: [key],
});

/** @param late seconds by which the period starts late, so that no roll-up matches it exactly */
const questionIn = (timezone: string, late = 0): Question => {
  const metrics = (['conversions', 'revenue'] as const).map(metricNamed);
  const asked = { createdAtFrom: since + late, createdAtTo: until - 1, timezone };
  return {
    period: periodOf(asked, timezone, first),
    groups: ['day', 'offer', 'affiliate', 'country', 'goal'],
    metrics,
    dataType: 'actual',
    only: [],
    having: [],
    limit: 50,
    offset: 0,
    withPrevious: false,
    order: [{ metric: metrics[0]!, direction: 'desc' }],
  };
};

const postgresQuestion = `select (at at time zone '${networkZone}')::date as day, offer_id, affiliate_id, country, goal_id,
    sum(conversions) as conversions, sum(revenue) as revenue
  from fact where tenant_id = 1 and at >= to_timestamp(${since}) and at < to_timestamp(${until})
  group by 1, 2, 3, 4, 5 order by 6 desc limit 50`;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const before = performance.now();
  await work();
  return performance.now() - before;
};

const median = async (work: () => Promise<unknown>): Promise<number> => {
  await work();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await timed(work));
  return times.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
};

const crowdOf = async (work: () => Promise<unknown>): Promise<number> => {
  const times = (
    await Promise.all(
      Array.from({ length: people }, async () => {
        const own: number[] = [];
        for (let round = 0; round < rounds; round++) own.push(await timed(work));
        return own;
      }),
    )
  ).flat();
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99) - 1] ?? 0;
};

const ready = async (engine: Engine): Promise<void> => {
  for (;;) {
    const isThere = await engine.makeDatabase().then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await setTimeout(100);
  }
};

/** @param facts their number */
export const measureStatistics = async (
  environment: Environment,
  facts: number,
  say: (line: string) => void,
): Promise<StatisticsTimes> => {
  const folder = join(environment.folder, 'statistics');
  const embedded = createEmbeddedEngine({ folder, memory: 2_000_000_000, report: (error) => say(String(error)) });
  embedded.start();
  const engine = openEngine({ socket: socketOf(folder) });
  try {
    await ready(engine);
    for (const statement of creationStatements) await engine.command(statement);
    say(`statistics: ${facts.toLocaleString('en')} facts`);
    await fillStore(engine, facts);
    const url = await environment.database('statistics');
    await fillPostgres(url, facts);
    const asking = {
      store: engine,
      networkZone,
      now: first + 365 * day,
      factScope: () => 'tenant_id = 1',
      managers: () => Promise.resolve({ affiliates: [], managers: [] }),
    };
    const asked = (question: Question) => () => answerQuestion(asking, question);
    const own = asked(questionIn(networkZone));
    return {
      own: await median(own),
      other: await median(asked(questionIn('Asia/Kolkata'))),
      raw: await median(asked(questionIn(networkZone, 1))),
      postgres: await median(() => query(url, postgresQuestion)),
      crowd: await crowdOf(own),
    };
  } finally {
    await engine.close();
    await embedded.close();
  }
};
