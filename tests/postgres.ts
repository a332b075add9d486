import { Client } from 'pg';

/** The same server's connection string for another of its databases. */
export function named(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

/** Runs statements on a connection of their own. */
export async function administer(url: string, sql: string): Promise<void> {
  await connected(url, (client) => client.query(sql));
}

/** Does some work on a connection of its own. */
export async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
