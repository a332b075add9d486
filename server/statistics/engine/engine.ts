import { Agent, type AgentOptions } from 'node:http';
import { ClickHouseError, ClickHouseLogLevel, createClient } from '@clickhouse/client';
import type { z } from 'zod';
import { OperatorError } from '../../operator.ts';
import { mapYielding } from '../../yielding.ts';
import { QueryRefused, StoreUnavailable } from './failures.ts';
import { createShared } from './shared.ts';

/** Address of ClickHouse's HTTP interface: a server, or a local socket behind which the embedded engine runs. */
export type EngineAddress = { url: string } | { socket: string };

/** Values of a query's parameters, referenced in it as `{name:Type}`. */
export type QueryParameters = Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;

/** Limits of a query. */
export interface QueryLimits {
  /** Seconds. */
  time: number;
  /** Bytes. */
  memory: number;
  rows: number;
}

/** Queries and fills ClickHouse, wherever it runs. All calls throw StoreAway while it does not answer. */
export interface Engine {
  /**
   * Returns the rows of an answer: counts as numbers, decimals as exact text, timestamps as text in UTC.
   * @throws QueryRefused beyond a limit; ClickHouseError for errors in the query; ZodError for rows of another shape
   */
  query<Row>(
    sql: string,
    parameters: QueryParameters,
    row: z.ZodType<Row>,
    options?: Partial<QueryLimits> & { signal?: AbortSignal },
  ): Promise<Row[]>;
  /** Creates the store's database if it does not exist. */
  makeDatabase(): Promise<void>;
  /** Runs a statement that creates or drops something. */
  command(sql: string, parameters?: QueryParameters): Promise<void>;
  /**
   * Inserts rows, each a line with a JSON array, exactly once: a batch whose token was inserted before changes nothing,
   * neither in the table nor in the tables it feeds.
   */
  insert(table: string, lines: string, token: string): Promise<void>;
  close(): Promise<void>;
}

const usualLimits: QueryLimits = { time: 20, memory: 700_000_000, rows: 200_000 };
const ownDatabase = 'sluice';

/** ClickHouse's error codes for queries that exceed a limit. */
const refusals = new Map<string, QueryRefused['limit']>([
  ['241', 'memory'],
  ['159', 'time'],
  ['160', 'time'],
  ['158', 'rows'],
  ['396', 'rows'],
]);

/** ClickHouse's error codes for files it can't reach: they are gone, or the disk is full. */
const lostFiles = new Set(['74', '75', '76', '107', '243']);

/** Treats anything but the engine's own answer as no answer: a refused, lost or silent connection, or lost files. */
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

/** Rows are inserted as one block, so that the token covers all of them; a batch may span many months. */
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
  // An agent hands its options to each connection, though its type knows only its own.
  const options: AgentOptions & { socketPath?: string } = { keepAlive: true, maxSockets: 16 };
  const agent = isServer ? undefined : new Agent(Object.assign(options, { socketPath: address.socket }));
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
      // A query that its caller may abort is not shared.
      const text = await (signal ? ask() : shared(JSON.stringify([sql, parameters, time, memory, rows]), ask));
      const lines = text.split('\n').filter((line) => line !== '');
      return mapYielding(lines, (line) => row.parse(JSON.parse(line)));
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
