import { Agent } from 'node:http';
import { ClickHouseError, ClickHouseLogLevel, createClient } from '@clickhouse/client';
import type { z } from 'zod';
import { OperatorError } from '../../operator.ts';
import { mapBreathing } from './breathing.ts';
import { QueryRefused, StoreUnavailable } from './failures.ts';
import { createShared } from './shared.ts';

/** Where ClickHouse's HTTP interface is: a server, or a socket of this machine behind which the embedded engine runs. */
export type EngineAddress = { url: string } | { socket: string };

/** Values of a query's parameters, which it names as `{name:Type}`. */
export type QueryParameters = Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;

/** How much a query may take. */
export interface QueryLimits {
  /** Seconds. */
  time: number;
  /** Bytes. */
  memory: number;
  rows: number;
}

/** Asks and fills ClickHouse, wherever it runs. All calls throw StoreAway while it does not answer. */
export interface Engine {
  /**
   * Rows of an answer: counts are numbers, decimals exact texts, moments texts in UTC.
   * @throws QueryRefused beyond a limit; ClickHouseError for what is wrong with the query; ZodError for rows of another shape
   */
  query<Row>(
    sql: string,
    parameters: QueryParameters,
    row: z.ZodType<Row>,
    options?: Partial<QueryLimits> & { signal?: AbortSignal },
  ): Promise<Row[]>;
  /** Makes the database of the store, unless it is there. */
  makeDatabase(): Promise<void>;
  /** Makes or drops something. */
  command(sql: string, parameters?: QueryParameters): Promise<void>;
  /**
   * Adds rows, each a line with a JSON array, once: a batch with a token that was added already changes nothing, neither
   * in the table nor in what it feeds.
   */
  insert(table: string, lines: string, token: string): Promise<void>;
  close(): Promise<void>;
}

const usualLimits: QueryLimits = { time: 20, memory: 700_000_000, rows: 200_000 };
const ownDatabase = 'sluice';

/** Codes by which ClickHouse says that a query wanted too much. */
const refusals = new Map<string, QueryRefused['limit']>([
  ['241', 'memory'],
  ['159', 'time'],
  ['160', 'time'],
  ['158', 'rows'],
  ['396', 'rows'],
]);

/** Codes by which ClickHouse says that it can't reach its files: they are gone, or there is no room for more. */
const lostFiles = new Set(['74', '75', '76', '107', '243']);

/** What is no answer of the engine is no answer at all: a connection that was refused, lost or silent, or lost files. */
const translated = (error: unknown): unknown => {
  if (error instanceof ClickHouseError && lostFiles.has(error.code))
    return new StoreUnavailable('unreachable', { cause: error });
  if (error instanceof ClickHouseError) {
    const limit = refusals.get(error.code);
    return limit ? new QueryRefused(limit, { cause: error }) : error;
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isLost =
    /^E[A-Z]+$|^UND_/.test(code) || (error instanceof Error && /socket hang up|[Tt]imeout/.test(error.message));
  return isLost ? new StoreUnavailable('unreachable', { cause: error }) : error;
};

/** Rows are added in one piece, so that the token stands for all of them; a batch may reach over many months. */
const insertion = {
  insert_deduplicate: 1,
  deduplicate_blocks_in_dependent_materialized_views: 1,
  max_partitions_per_insert_block: '0',
  max_insert_block_size: '1048576',
  input_format_parallel_parsing: 0,
  input_format_null_as_default: 1,
  async_insert: 0,
  wait_end_of_query: 1,
} as const;

export const openEngine = (address: EngineAddress, limits: QueryLimits = usualLimits): Engine => {
  const isServer = 'url' in address;
  const agent = isServer
    ? undefined
    : new Agent({ keepAlive: true, maxSockets: 16, ...{ socketPath: address.socket } });
  const url = new URL(isServer ? address.url : 'http://localhost');
  const database = url.pathname.length > 1 ? decodeURIComponent(url.pathname.slice(1)) : ownDatabase;
  const settings = {
    url,
    database,
    ...(agent && { http_agent: agent }),
    application: 'sluice',
    request_timeout: 120_000,
    log: { level: ClickHouseLogLevel.OFF },
    clickhouse_settings: {
      output_format_json_quote_64bit_integers: 0,
      output_format_json_quote_decimals: 1,
      date_time_output_format: 'simple',
    },
  } as const;
  const client = createClient(settings);
  const shared = createShared<string>();
  const rethrow = (error: unknown): never => {
    throw translated(error);
  };
  return {
    async query(sql, parameters, row, { signal, ...own } = {}) {
      const { time, memory, rows } = { ...limits, ...own };
      const ask = (): Promise<string> =>
        client
          .query({
            query: sql,
            query_params: parameters,
            format: 'JSONEachRow',
            ...(signal && { abort_signal: signal }),
            clickhouse_settings: {
              max_execution_time: time,
              max_memory_usage: String(memory),
              max_result_rows: String(rows),
              result_overflow_mode: 'throw',
              wait_end_of_query: 1,
            },
          })
          .then((answer) => answer.text())
          .catch(rethrow);
      // What one caller may give up is asked for that caller alone.
      const text = await (signal ? ask() : shared(JSON.stringify([sql, parameters, time, memory, rows]), ask));
      const lines = text.split('\n').filter((line) => line !== '');
      return mapBreathing(lines, (line) => row.parse(JSON.parse(line)));
    },
    async makeDatabase() {
      if (!/^\w+$/.test(database))
        throw new OperatorError(`CLICKHOUSE_URL names the database ${database}; letters and digits do`);
      const anywhere = createClient({ ...settings, database: 'default' });
      try {
        await anywhere.command({ query: `create database if not exists ${database}` }).catch(rethrow);
      } finally {
        await anywhere.close();
      }
    },
    async command(sql, parameters = {}) {
      await client
        .command({ query: sql, query_params: parameters, clickhouse_settings: { wait_end_of_query: 1 } })
        .catch(rethrow);
    },
    async insert(table, lines, token) {
      await client
        .command({
          query: `insert into ${table} format JSONCompactEachRow\n${lines}`,
          clickhouse_settings: { ...insertion, insert_deduplication_token: token },
        })
        .catch(rethrow);
    },
    async close() {
      await client.close();
      agent?.destroy();
    },
  };
};
