import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { type Connection, openConnection } from '../load/connection.ts';
import { often } from '../load/often.ts';
import { arrivalOf } from './events.ts';
import { trafficJobSchema } from './job.ts';

/** A process that sends traffic. Reads a TrafficJob, prints a Speed. */

const job = trafficJobSchema.parse(JSON.parse(await text(process.stdin)));
let n = job.first;

const began = performance.now();
let due = 0;

/** Waits for the turn of the next event, if they are sent at a pace. */
const turn = async (): Promise<void> => {
  if (job.pace === undefined) return;
  const wait = (due++ / job.pace) * 1000 - (performance.now() - began);
  if (wait > 0) await pause(wait);
};

/** @throws when an event is refused */
const send = async (connection: Connection): Promise<void> => {
  await turn();
  const { request, headers } = arrivalOf(job, n++);
  const { status, refused } = await connection.ask(request, headers);
  if (refused !== undefined)
    throw new Error(`${request.method} ${request.path} was refused: ${status}\n${refused.slice(0, 2000)}`);
};

const open = await Promise.all(Array.from({ length: job.connections }, () => openConnection(job.address)));
await often(open, { seconds: job.warmUp }, send);
const speed = await often(open, { seconds: job.seconds }, send);
for (const connection of open) connection.close();
process.stdout.write(JSON.stringify(speed));
