import { text } from 'node:stream/consumers';
import { type Connection, openConnection } from './connection.ts';
import { jobSchema } from './job.ts';
import { often } from './often.ts';
import { requestsOf } from './requests.ts';

/** A process that puts load on an API. Reads a Job, prints a Speed. */

const { work, side, address, tokens, connections, first, span, warmUp, records } = jobSchema.parse(
  JSON.parse(await text(process.stdin)),
);
if (side === 'bare') throw new TypeError('The bare client speaks no HTTP');
const next = requestsOf[side][work];
const headers = tokens.map((token) => `authorization: Bearer ${token}\r\ncontent-type: application/json\r\n`);
let n = first;

/** @throws when a call is refused */
const ask = async (connection: Connection): Promise<void> => {
  const request = next(records, n);
  const { status, refused } = await connection.ask(request, headers[n++ % headers.length] ?? '');
  if (refused !== undefined)
    throw new Error(`${request.method} ${request.path} was refused: ${status}\n${refused.slice(0, 2000)}`);
};

const open = await Promise.all(Array.from({ length: connections }, () => openConnection(address)));
await often(open, warmUp, ask);
const speed = await often(open, span, ask);
for (const connection of open) connection.close();
process.stdout.write(JSON.stringify(speed));
