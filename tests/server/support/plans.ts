import { CompiledQuery, type Kysely } from 'kysely';
import { Client } from 'pg';
import { vi } from 'vitest';
import { z } from 'zod';
import { Statement } from '../../../server/database/query.ts';
import type { Tables } from '../../../server/database/tables.ts';

/** What the database does for a statement, read from its plan rather than from a clock. */

export interface Sent {
  text: string;
  values: readonly unknown[];
}

const sentQuery = z.object({ text: z.string(), values: z.array(z.unknown()) });

/** Returns the statements that this process sends while the work runs, in their order. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<Sent[]> => {
  const spy = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    return spy.mock.calls.flatMap(([one]: readonly unknown[]) =>
      one instanceof Statement ? [sentQuery.parse(one)] : [],
    );
  } finally {
    spy.mockRestore();
  }
};

interface Node {
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: readonly Node[];
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Runs a statement again and returns the scans of tables that are not skipped. */
const scansOf = async (db: Kysely<Tables>, { text, values }: Sent): Promise<Node[]> => {
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Node }] }>(
    CompiledQuery.raw(`explain (analyze, buffers, timing off, format json) ${text}`, [...values]),
  );
  return rows
    .flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)))
    .filter((node) => node['Relation Name'] !== undefined && (node['Actual Loops'] ?? 0) > 0);
};

/** Runs a statement again and returns how many rows of tables it reads, those that it then drops included. */
export const rowsRead = async (db: Kysely<Tables>, sent: Sent): Promise<number> =>
  (await scansOf(db, sent))
    .map(
      (node) =>
        (node['Actual Loops'] ?? 0) *
        ((node['Actual Rows'] ?? 0) +
          (node['Rows Removed by Filter'] ?? 0) +
          (node['Rows Removed by Index Recheck'] ?? 0)),
    )
    .reduce((sum, rows) => sum + rows, 0);

/** Runs a statement again and returns the tables it looks into, partitions by their own names. */
export const tablesRead = async (db: Kysely<Tables>, sent: Sent): Promise<string[]> => {
  // A session's first use of an index reads where its root is, even if there is nothing to look for.
  await scansOf(db, sent);
  const read = (await scansOf(db, sent)).filter(
    (node) => (node['Shared Hit Blocks'] ?? 0) + (node['Shared Read Blocks'] ?? 0) > 0,
  );
  return [...new Set(read.flatMap((node) => node['Relation Name'] ?? []))];
};
