import { text } from 'node:stream/consumers';
import { Pool } from 'pg';
import { jobSchema, type Span } from './job.ts';
import { speedOf } from './speed.ts';
import { statementsOf } from './statements.ts';

/** A process that does work on a database over a pool of its own. Reads a Job, prints a Speed. */

const { work, address, connections, first, span, warmUp, records } = jobSchema.parse(
  JSON.parse(await text(process.stdin)),
);
const pool = new Pool({ connectionString: address, max: connections });
const statements = statementsOf[work];
let n = first;

/** As many at a time as there are connections; durations in milliseconds. */
const workFor = async (during: Span): Promise<{ times: number[]; elapsed: number }> => {
  const times: number[] = [];
  const started = performance.now();
  let begun = 0;
  const goesOn = (): boolean =>
    'calls' in during ? begun++ < during.calls : performance.now() < started + during.seconds * 1000;
  const one = async (): Promise<void> => {
    while (goesOn()) {
      const before = performance.now();
      for (const statement of statements(records, n++)) await pool.query(statement);
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return { times, elapsed: performance.now() - started };
};

await workFor(warmUp);
const { times, elapsed } = await workFor(span);
await pool.end();
process.stdout.write(JSON.stringify(speedOf(times, elapsed)));
