import { Client } from 'pg';
import { z } from 'zod';
import { OperatorError } from '../operator.ts';

const session = z.object({ pid: z.int(), since: z.string(), address: z.string().nullable() });

/**
 * Makes sure that no process of the product is connected to a database: it would go on encrypting with the former
 * secret, and nobody could read that any more.
 * @param url connection string of the product
 * @throws OperatorError naming the sessions
 */
export const requireAlone = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(
      `select pid, to_char(backend_start at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as since, host(client_addr) as address
       from pg_stat_activity
       where datname = current_database() and usename = session_user and backend_type = 'client backend'
         and pid <> pg_backend_pid()
       order by backend_start`,
    );
    const others = z.array(session).parse(rows);
    if (others.length === 0) return;
    const named = others
      .slice(0, 3)
      .map(({ pid, since, address }) => `${pid} (${address ?? 'local'}, since ${since} UTC)`);
    throw new OperatorError(
      `${others.length} other sessions are connected to this database, so the product may still be running: PostgreSQL’s processes ${named.join(', ')}${others.length > 3 ? ', …' : ''}. Stop all of its processes first.`,
    );
  } finally {
    await client.end();
  }
};
