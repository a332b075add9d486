import type { ClientBase } from 'pg';
import { z } from 'zod';
import type { ConcurrentIndex } from './migration-files.ts';

/**
 * Creates an index while others read and write its table; on a partitioned table, one partition after another. Does
 * nothing if the index exists. One left unfinished by an earlier attempt is dropped and created again (D31).
 * @param client outside a transaction
 * @param lockTimeout seconds to wait for users of the table, which holds up no one else
 * @param briefly runs work that everyone else has to wait for
 */
export async function createIndexConcurrently(
  client: ClientBase,
  index: ConcurrentIndex,
  lockTimeout: number,
  briefly: (work: () => Promise<unknown>) => Promise<unknown>,
): Promise<void> {
  const makeAlone = async (one: ConcurrentIndex) => {
    await client.query(`set lock_timeout = '${lockTimeout}s'`);
    await makeOne(client, one);
  };
  const { rows } = await client.query('select relkind as kind from pg_class where oid = to_regclass($1)', [
    index.table,
  ]);
  if (z.array(z.object({ kind: z.string() })).parse(rows)[0]?.kind !== 'p') return makeAlone(index);

  // New partitions inherit it from the parent from now on; it becomes valid once all partitions have theirs.
  if ((await stateOf(client, index.name)) === 'valid') return;
  await briefly(() =>
    client.query(`${create(index)} if not exists ${index.name} on only ${index.table} ${index.definition}`),
  );
  for (const { partition, suffix } of await partitionsWithout(client, index)) {
    const name = index.name.slice(0, longestName - suffix.length) + suffix;
    await makeAlone({ ...index, name, table: partition });
    await briefly(() => client.query(`alter index ${index.name} attach partition ${name}`));
  }
}

const longestName = 63;

const create = ({ unique }: ConcurrentIndex): string => `create ${unique ? 'unique ' : ''}index`;

async function makeOne(client: ClientBase, index: ConcurrentIndex): Promise<void> {
  const state = await stateOf(client, index.name);
  if (state === 'valid') return;
  if (state === 'invalid') await drop(client, index);
  try {
    await client.query(`${create(index)} concurrently ${index.name} on ${index.table} ${index.definition}`);
  } catch (error) {
    // An invalid index would be maintained with every write and never used.
    await drop(client, index).catch(() => undefined);
    throw error;
  }
}

const drop = (client: ClientBase, { name }: ConcurrentIndex) =>
  client.query(`drop index concurrently if exists ${name}`);

async function stateOf(client: ClientBase, name: string): Promise<'valid' | 'invalid' | undefined> {
  const { rows } = await client.query('select indisvalid as valid from pg_index where indexrelid = to_regclass($1)', [
    name,
  ]);
  const [found] = z.array(z.object({ valid: z.boolean() })).parse(rows);
  return found && (found.valid ? 'valid' : 'invalid');
}

const partitionRow = z.object({ partition: z.string(), suffix: z.string() });

async function partitionsWithout(client: ClientBase, { name, table }: ConcurrentIndex) {
  const { rows } = await client.query(
    `select quote_ident(part.relname) as partition, substr(part.relname, length(parent.relname) + 1) as suffix
     from pg_inherits
     join pg_class as part on part.oid = inhrelid
     join pg_class as parent on parent.oid = inhparent
     where inhparent = to_regclass($1) and not exists (
       select from pg_index join pg_inherits as attached on attached.inhrelid = pg_index.indexrelid
       where pg_index.indrelid = part.oid and attached.inhparent = to_regclass($2)
     )
     order by 1`,
    [table, name],
  );
  return z.array(partitionRow).parse(rows);
}
