import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Job } from './job.ts';
import { type Speed, speedSchema } from './speed.ts';

/**
 * Does the work in a separate process, so that the load takes nothing but CPU time from what it measures.
 * @param script reads the job from its standard input, and prints a Speed
 */
export const speedFrom = async (script: string, job: object, title: string): Promise<Speed> => {
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.end(JSON.stringify(job));
  const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)));
  const [said, complaint, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code !== 0) throw new Error(`${title} failed:\n${complaint}`);
  return speedSchema.parse(JSON.parse(said));
};

export const measure = (job: Job): Promise<Speed> => {
  const script = join(import.meta.dirname, job.side === 'bare' ? 'bare.ts' : 'http.ts');
  return speedFrom(script, job, `${job.work} on ${job.side}`);
};
