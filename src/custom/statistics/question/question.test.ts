import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dataTypes, dimensionNames, filterNames } from '../../../../domain/statistics/dimensions.ts';
import { comparisonNames, type MetricFilter } from './metricFilters.ts';
import { readParameters, writeParameters } from './parameters.ts';
import { chartKinds, groupedBy, withKnownMetrics, parametersOf, type Question, questionOf } from './question.ts';

const today = { from: 1_795_471_200, to: 1_795_557_599 };
const asked = (search: string) => questionOf(readParameters(search), today);

const key = fc.constantFrom('clicks', 'profit', '31');
const decimal = fc.integer({ min: -9999, max: 9999 }).map(String);
const metricFilter = fc
  .record({ metric: key, comparison: fc.constantFrom(...comparisonNames), value: decimal, upTo: decimal })
  .map(({ upTo, ...filter }): MetricFilter => (filter.comparison === 'between' ? { ...filter, upTo } : filter));
/** Two consecutive ends are read as one filter, so at most one of them is generated. */
const metricFilters = fc
  .array(metricFilter, { maxLength: 3 })
  .map((all) => all.filter(({ comparison }) => comparison !== 'lte'));
const keys = (minLength: number) => fc.option(fc.uniqueArray(key, { minLength }), { nil: undefined });
const value = fc.oneof(fc.string(), fc.integer(), fc.constant(null));

const question: fc.Arbitrary<Question> = fc
  .record({
    period: fc.tuple(fc.nat(2_000_000_000), fc.nat(86_400)).map(([from, length]) => ({ from, to: from + length })),
    groupBy: fc.uniqueArray(fc.constantFrom(...dimensionNames), { minLength: 1, maxLength: 5 }),
    filters: fc.dictionary(fc.constantFrom(...filterNames), fc.array(fc.string(), { minLength: 1, maxLength: 3 })),
    metricFilters,
    metrics: keys(1),
    order: fc.record({ field: key, order: fc.constantFrom('ASC' as const, 'DESC' as const) }),
    dataType: fc.constantFrom(...dataTypes),
    compared: fc.boolean(),
    chart: fc.constantFrom(...chartKinds),
    drawn: keys(0),
    open: fc.array(fc.array(value, { minLength: 1, maxLength: 4 }), { maxLength: 5 }),
    limit: fc.integer({ min: 1, max: 1000 }),
  })
  .map((drawn) => ({ ...drawn, open: drawn.open.filter((path) => path.length < drawn.groupBy.length) }));

test('an address says all that is asked', () => {
  fc.assert(
    fc.property(question, (one) => {
      expect(asked(writeParameters(parametersOf(one)))).toEqual(one);
    }),
  );
});

test('any address leads to a valid question', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { groupBy, period, limit } = asked(`?groupBy=${text}&createdAtFrom=${text}&open=${text}&limit=${text}`);
      expect([groupBy.length > 0, period.from <= period.to, limit >= 1 && limit <= 1000]).toEqual([true, true, true]);
    }),
  );
});

test('rows that were open stay open where a level comes below them, and an order goes with its grouping', () => {
  const byDay = asked('groupBy=day,country&orderBy=day:asc&open=[["2026-11-24"]]');
  expect(groupedBy(byDay, ['day', 'country', 'offer'], 'clicks')).toMatchObject({ open: [['2026-11-24']] });
  expect(groupedBy(byDay, ['country'], 'clicks')).toMatchObject({
    open: [],
    order: { field: 'clicks', order: 'DESC' },
  });
});

test.each([
  [['profit', 'clicks'], 'clicks'],
  [['profit', 'revenue'], 'profit'],
])('where the order is by a metric that is gone, of %j it is by %s', (metrics, field) => {
  expect(withKnownMetrics(asked('groupBy=country&orderBy=77:asc'), metrics).order).toEqual({ field, order: 'DESC' });
});
