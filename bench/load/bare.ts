import { text } from 'node:stream/consumers';
import { Pool } from 'pg';
import { jobSchema } from './job.ts';
import { often } from './often.ts';
import { statementsOf } from './statements.ts';

/** A process that does work on a database over its own connection pool. Reads a Job, prints a Speed. */

const { work, address, connections, first, span, warmUp, records } = jobSchema.parse(
  JSON.parse(await text(process.stdin)),
);
const pool = new Pool({ connectionString: address, max: connections });
const statements = statementsOf[work];
let n = first;

const doers = Array.from({ length: connections });
const act = async (): Promise<void> => {
  for (const statement of statements(records, n++)) await pool.query(statement);
};

await often(doers, warmUp, act);
const speed = await often(doers, span, act);
await pool.end();
process.stdout.write(JSON.stringify(speed));
