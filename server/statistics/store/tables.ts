import { dimensions, measures } from '../fact-columns.ts';

/** The store's tables, in the dialect of ClickHouse. Nothing in them is null. */

const amounts = new Set<string>(['deposited', 'revenue', 'payout', 'received_revenue', 'received_payout']);
const columnsOf = (entries: readonly (readonly [name: string, type: string])[]): string =>
  entries.map(([name, type]) => `${name} ${type}`).join(', ');

const dimensionColumns = Object.entries(dimensions);
/** Roll-ups omit dimensions with as many values as there are records. */
const rolledUp = dimensionColumns.filter(([name]) => !name.startsWith('sub'));
const measureColumns = measures.map((name) => [name, amounts.has(name) ? 'Decimal(38, 8)' : 'Int64'] as const);

/** A resent batch is recognised by its token for this many batches; acknowledged data survives a power cut. */
const tableSettings =
  'settings non_replicated_deduplication_window = 1000, fsync_after_insert = 1, fsync_part_directory = 1';

/** Columns of `fact` before its dimensions and measures, as the copy sends them. */
const factColumns = [
  ['tenant_id', 'UInt64'],
  ['transaction', 'UInt64'],
  ['id', 'UInt64'],
  ['at', `DateTime64(6, 'UTC')`],
  ['traffic_at', `DateTime64(6, 'UTC')`],
  // Days of `zone`, which is the network's.
  ['day', 'Date'],
  ['traffic_day', 'Date'],
  ['zone', 'LowCardinality(String)'],
] as const;

/** All columns of `fact` in their order. */
export const factColumnNames = [...factColumns, ...dimensionColumns, ...measureColumns].map(([name]) => name);

/** Which time a row of a roll-up is counted by: its own, or that of its click or lead. */
const basis = ['basis', 'LowCardinality(String)'] as const;

interface RollUp {
  name: string;
  /** The columns it groups by in addition to its dimensions, and their source in a fact. */
  period: readonly (readonly [name: string, type: string, from: string])[];
  /** The times by basis. */
  moments: string;
  month: string;
}

const rollUps: readonly RollUp[] = [
  {
    name: 'fact_quarter',
    period: [['quarter', `DateTime('UTC')`, 'toStartOfFifteenMinutes(moment.2)']],
    moments: `[('actual', at), ('cohort', traffic_at)]`,
    month: 'toYYYYMM(quarter)',
  },
  {
    name: 'fact_day',
    period: [
      ['day', 'Date', 'moment.2'],
      ['zone', 'LowCardinality(String)', 'zone'],
    ],
    moments: `[('actual', fact.day), ('cohort', traffic_day)]`,
    month: 'toYYYYMM(day)',
  },
];

const tableOf = ({ name, period, month }: RollUp): string => {
  const periodColumns = period.map(([column, type]) => [column, type] as const);
  const key = ['tenant_id', 'basis', ...[...periodColumns, ...rolledUp].map(([column]) => column)];
  return `create table ${name} (tenant_id UInt64, ${columnsOf([basis, ...periodColumns, ...rolledUp, ...measureColumns])})
    engine = SummingMergeTree((${measures.join(', ')})) partition by ${month}
    primary key (tenant_id, basis, ${period[0]?.[0] ?? ''}) order by (${key.join(', ')}) ${tableSettings}`;
};

/** Returns what a roll-up selects from facts. */
const selectionOf = ({ period, moments }: RollUp): string => {
  const periodColumns = period.map(([column, , from]) => `${from} as ${column}_of`).join(', ');
  const names = rolledUp.map(([name]) => name).join(', ');
  const renamed = period.map(([column]) => `${column}_of as ${column}`).join(', ');
  const sums = measures.map((name) => `sum(${name}) as ${name}`).join(', ');
  return `select tenant_id, basis, ${renamed}, ${names}, ${sums} from (
      select tenant_id, moment.1 as basis, ${periodColumns}, ${names}, ${measures.join(', ')}
      from fact array join ${moments} as moment
    ) group by tenant_id, basis, ${period.map(([column]) => `${column}_of`).join(', ')}, ${names}`;
};

const feedOf = (rollUp: RollUp): string =>
  `create materialized view ${rollUp.name}_fed to ${rollUp.name} as ${selectionOf(rollUp)}`;

/** Drops everything, dependents first. */
export const droppingStatements: readonly string[] = [
  'generation',
  ...rollUps.map(({ name }) => `${name}_fed`),
  ...rollUps.map(({ name }) => name),
  'fact',
].map((name) => `drop table if exists ${name} sync`);

/** Creates everything from scratch; the generation, which marks it as complete, comes last. */
export const creationStatements: readonly string[] = [
  `create table fact (${columnsOf([...factColumns, ...dimensionColumns, ...measureColumns])},
    index traffic_at_index traffic_at type minmax)
    engine = MergeTree partition by toYYYYMM(at) order by (tenant_id, at, id) ${tableSettings}`,
  ...rollUps.flatMap((rollUp) => [tableOf(rollUp), feedOf(rollUp)]),
  'create table generation (generation String) engine = MergeTree order by generation',
];
