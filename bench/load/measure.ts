import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Job } from './job.ts';
import { type Speed, speedSchema } from './speed.ts';

/** Does the work in a process of its own, so that the load takes nothing from what it measures but the processor. */
export const measure = async (job: Job): Promise<Speed> => {
  const script = join(import.meta.dirname, job.side === 'bare' ? 'bare.ts' : 'http.ts');
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.end(JSON.stringify(job));
  const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)));
  const [said, complaint, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code !== 0) throw new Error(`${job.work} on ${job.side} failed:\n${complaint}`);
  return speedSchema.parse(JSON.parse(said));
};
