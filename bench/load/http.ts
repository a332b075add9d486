import { text } from 'node:stream/consumers';
import { type Connection, openConnection } from './connection.ts';
import { jobSchema, type Span } from './job.ts';
import { requestsOf } from './requests.ts';
import { speedOf } from './speed.ts';

/** A process that puts load on an API. Reads a Job, prints a Speed. */

const { work, side, address, tokens, connections, first, span, warmUp, records } = jobSchema.parse(
  JSON.parse(await text(process.stdin)),
);
if (side === 'bare') throw new TypeError('The bare client speaks no HTTP');
const next = requestsOf[side][work];
const headers = tokens.map((token) => `authorization: Bearer ${token}\r\ncontent-type: application/json\r\n`);
let n = first;

/** Each connection asks as soon as it has its answer; durations in milliseconds. @throws when a call is refused */
const workFor = async (open: readonly Connection[], during: Span): Promise<{ times: number[]; elapsed: number }> => {
  const times: number[] = [];
  const started = performance.now();
  let begun = 0;
  const goesOn = (): boolean =>
    'calls' in during ? begun++ < during.calls : performance.now() < started + during.seconds * 1000;
  const one = async (connection: Connection): Promise<void> => {
    while (goesOn()) {
      const request = next(records, n);
      const before = performance.now();
      const { status, refused } = await connection.ask(request, headers[n++ % headers.length] ?? '');
      if (refused !== undefined)
        throw new Error(`${request.method} ${request.path} was refused: ${status}\n${refused.slice(0, 2000)}`);
      times.push(performance.now() - before);
    }
  };
  await Promise.all(open.map(one));
  return { times, elapsed: performance.now() - started };
};

const open = await Promise.all(Array.from({ length: connections }, () => openConnection(address)));
await workFor(open, warmUp);
const { times, elapsed } = await workFor(open, span);
for (const connection of open) connection.close();
process.stdout.write(JSON.stringify(speedOf(times, elapsed)));
