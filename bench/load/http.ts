import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { type Job, jobSchema, type Span } from './job.ts';
import { requestsOf } from './requests.ts';
import { speedOf } from './speed.ts';

/** A process that puts load on an API. Reads a Job, prints a Speed. */

const job = jobSchema.parse(JSON.parse(await text(process.stdin)));
let n = job.first;

/** Durations in milliseconds. @throws when a call is not answered, or not with success */
const workFor = ({ work, side, address, tokens, connections, records }: Job, during: Span) =>
  new Promise<{ times: number[]; elapsed: number }>((resolve, reject) => {
    if (side === 'bare') throw new TypeError('The bare client speaks no HTTP');
    const next = requestsOf[side][work];
    const headersOf = tokens.map((token) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' }));
    const times: number[] = [];
    const refused: string[] = [];
    const started = performance.now();
    let answered = started;
    const load = autocannon(
      {
        url: address,
        connections,
        ...('calls' in during ? { amount: during.calls } : { duration: during.seconds }),
        timeout: 60,
        requests: [
          {
            setupRequest: (request) => ({ ...request, headers: headersOf[n % headersOf.length], ...next(records, n++) }),
            onResponse: (status, body) => {
              if (status >= 300 && refused.length < 3) refused.push(`${status} ${body.slice(0, 500)}`);
            },
          },
        ],
      },
      (error: unknown, result) => {
        if (error) reject(error);
        else if (result.non2xx + result.errors > 0) reject(new Error(`${result.non2xx} calls refused, ${result.errors} unanswered\n${refused.join('\n')}`));
        else resolve({ times, elapsed: answered - started });
      },
    );
    load.on('response', (_client, _status, _bytes, time) => {
      times.push(time);
      answered = performance.now();
    });
  });

await workFor(job, job.warmUp);
const { times, elapsed } = await workFor(job, job.span);
process.stdout.write(JSON.stringify(speedOf(times, elapsed)));
