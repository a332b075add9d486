import { rmSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sum } from '../../../domain/money/decimal.ts';
import { type DataType, type DimensionName, weekdays } from '../../../domain/statistics/dimensions.ts';
import type { MeasureName } from '../../../domain/statistics/measures.ts';
import { momentOf, wallTime } from '../../../domain/time/zones.ts';
import { createEmbeddedEngine, type EmbeddedEngine, socketOf } from '../../../server/statistics/engine/embedded.ts';
import { type Engine, openEngine } from '../../../server/statistics/engine/engine.ts';
import { answerQuestion } from '../../../server/statistics/figures/answer-question.ts';
import { periodOf } from '../../../server/statistics/figures/period.ts';
import type { Question } from '../../../server/statistics/figures/question.ts';
import { createBindings } from '../../../server/statistics/figures/bindings.ts';
import { inTime, sourceFor } from '../../../server/statistics/figures/source.ts';
import type { Metric } from '../../../server/statistics/metrics.ts';
import { factColumnNames, creationStatements } from '../../../server/statistics/store/tables.ts';
import { serverFolder } from '../../folder.ts';
import { patience } from '../../patience.ts';

/** Whatever the query, and whichever table answers it, the figures are those of the facts. */

const networkZone = 'Europe/Riga';
const day = 86_400;
/** Across the end of daylight saving time in Europe, and in America. */
const [first, last] = [Date.UTC(2026, 9, 20) / 1000, Date.UTC(2026, 10, 4) / 1000];

interface Fact {
  at: number;
  traffic_at: number;
  offer_id: number;
  country: string;
  sub1: string;
  clicks: number;
  revenue: string;
}

const textOf = (at: number): string => new Date(at * 1000).toISOString().slice(0, 19);
const dayOf = (at: number, zone = networkZone): string =>
  new Date(wallTime(at, zone) * 1000).toISOString().slice(0, 10);

const factOf = fc.record<Fact>({
  at: fc.integer({ min: first, max: last }),
  traffic_at: fc.integer({ min: first, max: last }),
  offer_id: fc.integer({ min: 0, max: 3 }),
  country: fc.constantFrom('', 'LV', 'EE'),
  sub1: fc.constantFrom('', 'a,b', "it's"),
  clicks: fc.integer({ min: 1, max: 3 }),
  revenue: fc.integer({ min: 0, max: 99_999_999 }).map((units) => `12.${String(units).padStart(8, '0')}`),
});

let folder: string;
let embedded: EmbeddedEngine;
let engine: Engine;
let facts: Fact[];

const texts = new Set(['kind', 'lead_status', 'language', 'device', 'os', 'browser', 'zone']);
const isText = (name: string) => texts.has(name) || name.startsWith('sub');

const lineOf = (fact: Fact, id: number): string => {
  const values: Record<string, unknown> = {
    ...fact,
    tenant_id: 1,
    transaction: id,
    id,
    kind: 'click',
    conversion_status: 3,
    zone: networkZone,
    is_hidden: false,
    at: textOf(fact.at),
    traffic_at: textOf(fact.traffic_at),
    day: dayOf(fact.at),
    traffic_day: dayOf(fact.traffic_at),
  };
  return JSON.stringify(factColumnNames.map((name) => values[name] ?? (isText(name) ? '' : 0)));
};

beforeAll(async () => {
  folder = serverFolder('sluice-planner-');
  embedded = createEmbeddedEngine({ folder, memory: 1_000_000_000, report: () => undefined });
  embedded.start();
  engine = openEngine({ socket: socketOf(folder) });
  await vi.waitUntil(
    () =>
      engine.makeDatabase().then(
        () => true,
        () => false,
      ),
    { timeout: patience.wait },
  );
  for (const statement of creationStatements) await engine.command(statement);
  facts = fc.sample(factOf, { numRuns: 400, seed: 7 });
  await engine.insert('fact', facts.map(lineOf).join('\n'), 'all');
});
afterAll(async () => {
  await engine.close();
  await embedded.close();
  rmSync(folder, { recursive: true, force: true });
});

const metricNamed = (key: MeasureName): Metric => ({
  key,
  id: 1,
  title: key,
  titleRu: null,
  description: null,
  value: key,
  group: 'traffic',
  editable: false,
  metricType: 'amount',
  outputFormat: 'whole',
  status: 'active',
  formula: { kind: 'metric', key },
  measures: [key],
});
const [clicks, revenue] = (['clicks', 'revenue'] as const).map(metricNamed) as [Metric, Metric];

const keys: Readonly<Partial<Record<DimensionName, (fact: Fact, wall: number) => unknown>>> = {
  day: (_, wall) => new Date(wall * 1000).toISOString().slice(0, 10),
  month: (_, wall) => new Date(wall * 1000).toISOString().slice(0, 7),
  hour: (_, wall) => new Date(wall * 1000).getUTCHours(),
  weekday: (_, wall) => weekdays[(new Date(wall * 1000).getUTCDay() + 6) % 7],
  offer: ({ offer_id }) => offer_id || null,
  country: ({ country }) => country || null,
  sub1: ({ sub1 }) => sub1 || null,
};
const groupNames = Object.keys(keys) as DimensionName[];

/** The same figures, counted by hand. */
const counted = ({ period, dataType, groups, only, withPrevious }: Question) => {
  const rows = new Map<string, { now: Fact[]; before: Fact[] }>();
  for (const fact of facts) {
    const at = dataType === 'actual' ? fact.at : fact.traffic_at;
    const isNow = at >= period.from && at <= period.to;
    const isBefore = withPrevious && at >= period.previous.from && at <= period.previous.to;
    const wall = wallTime(at, period.zone) + (isNow ? 0 : period.days * day);
    const of = (name: DimensionName) => keys[name]?.(fact, wall);
    if ((!isNow && !isBefore) || !only.every(({ name, values }) => values.some((value) => value === of(name))))
      continue;
    const key = JSON.stringify(groups.map(of));
    const row = rows.get(key) ?? { now: [], before: [] };
    row[isNow ? 'now' : 'before'].push(fact);
    rows.set(key, row);
  }
  const figures = (some: Fact[]) => ({
    clicks: String(some.reduce((total, fact) => total + fact.clicks, 0)),
    revenue: sum(some.map((fact) => fact.revenue)),
  });
  return new Map(
    [...rows].map(([key, { now, before }]) => [
      key,
      { figures: figures(now), ...(withPrevious && { previous: figures(before) }) },
    ]),
  );
};

const asking = () => ({
  store: engine,
  networkZone,
  factScope: () => 'tenant_id = 1',
  managers: async () => ({ affiliates: [], managers: [] }),
  now: last + 30 * day,
});

const edge = (zone: string) =>
  fc.oneof(
    fc.integer({ min: 0, max: 15 }).map((days) => momentOf(Date.UTC(2026, 9, 20) / 1000 + days * day, zone)),
    fc.integer({ min: 0, max: 15 * 96 }).map((quarters) => first + quarters * 900),
    fc.integer({ min: first, max: last }),
  );

const questions = fc
  .record({
    zone: fc.constantFrom(networkZone, 'Asia/Kolkata', 'America/New_York'),
    groups: fc.uniqueArray(fc.constantFrom(...groupNames), { maxLength: 3 }),
    offers: fc.option(fc.uniqueArray(fc.constantFrom(null, 1, 2), { minLength: 1 })),
    sub: fc.option(fc.constantFrom(null, 'a,b', "it's")),
    dataType: fc.constantFrom<DataType>('actual', 'cohort'),
    withPrevious: fc.boolean(),
  })
  .chain((asked) =>
    fc.tuple(edge(asked.zone), edge(asked.zone)).map(([one, other]): Question => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)];
      return {
        period: periodOf(
          { createdAtFrom: from, createdAtTo: Math.max(to - 1, from), timezone: asked.zone },
          'UTC',
          last,
        ),
        dataType: asked.dataType,
        groups: asked.groups,
        only: [
          ...(asked.offers ? [{ name: 'offer' as const, values: asked.offers }] : []),
          ...(asked.sub === undefined ? [] : [{ name: 'sub1' as const, values: [asked.sub] }]),
        ].filter(({ values }) => values[0] !== undefined),
        metrics: [clicks, revenue],
        having: [],
        order: [],
        limit: 10_000,
        offset: 0,
        withPrevious: asked.withPrevious,
      };
    }),
  );

test('figures are those of the facts, however they are grouped, filtered and compared', async () => {
  await fc.assert(
    fc.asyncProperty(questions, async (question) => {
      const { rows, totalCount } = await answerQuestion(asking(), question);
      const told = new Map(rows.map(({ values, ...figures }) => [JSON.stringify(values), figures]));
      expect(told).toEqual(counted(question));
      expect(totalCount).toBe(told.size);
    }),
    { numRuns: 80 },
  );
});

test('totals cover all rows that pass the filters on figures, not only one page', async () => {
  const question: Question = {
    ...fc.sample(questions, 1)[0]!,
    period: periodOf({ createdAtFrom: first, createdAtTo: last, timezone: networkZone }, 'UTC', last),
    groups: ['day'],
    only: [],
    dataType: 'actual',
    withPrevious: false,
    limit: 2,
    having: [{ metric: clicks, comparison: 'gt', number: '50' }],
    order: [{ metric: clicks, direction: 'desc' }],
  };
  const { rows, totals, totalCount } = await answerQuestion(asking(), question);
  const all = [...counted(question).values()].map(({ figures }) => figures).filter((one) => Number(one.clicks) > 50);
  expect(rows.map(({ figures }) => Number(figures['clicks']))).toEqual(
    all
      .map((one) => Number(one.clicks))
      .toSorted((one, other) => other - one)
      .slice(0, 2),
  );
  expect(totalCount).toBe(all.length);
  expect(totals.figures).toEqual({
    clicks: sum(all.map((one) => one.clicks)),
    revenue: sum(all.map((one) => one.revenue)),
  });
});

test('the coarsest table that is exact gives the answer', () => {
  const table = (
    from: number,
    to: number,
    timezone: string,
    times: ('day' | 'hour')[] = ['day'],
    columns: string[] = [],
  ) =>
    sourceFor({
      period: periodOf({ createdAtFrom: from, createdAtTo: to, timezone }, 'UTC', last),
      times,
      columns,
      networkZone,
      now: last + day,
    }).table;
  const midnight = momentOf(Date.UTC(2026, 9, 22) / 1000, networkZone);
  expect(table(midnight, midnight + day - 1, networkZone)).toBe('fact_day');
  expect(table(midnight, midnight + day - 1, networkZone, ['day', 'hour'])).toBe('fact_quarter');
  expect(table(midnight, midnight + day - 1, 'Asia/Kolkata')).toBe('fact_quarter');
  expect(table(midnight, midnight + day - 61, networkZone)).toBe('fact');
  expect(table(midnight, midnight + day - 1, networkZone, ['day'], ['sub3'])).toBe('fact');
});

test('the engine, which keeps megabytes for each time zone it is given, is given no zone names', () => {
  const from = Date.UTC(2026, 9, 20) / 1000;
  for (const columns of [['sub3'], []])
    for (const timezone of ['Europe/Riga', 'Asia/Kolkata', 'America/St_Johns']) {
      const asked = periodOf({ createdAtFrom: from, createdAtTo: from + 30 * day - 1, timezone }, 'UTC', last);
      const source = sourceFor({ period: asked, times: ['day'], columns, networkZone: undefined, now: last + day });
      const bindings = createBindings();
      const sql = inTime(source, 'actual', asked, true, bindings);
      expect(JSON.stringify([sql, bindings.values])).not.toContain(timezone);
    }
});
