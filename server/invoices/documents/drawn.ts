import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Semaphore, withTimeout } from 'async-mutex';
import { Failure } from '../../failure.ts';
import type { Content } from './content.ts';

export interface Drawing {
  content: Content;
  format: 'pdf' | 'xlsx';
  /** The network's logo, as bytes of a picture. */
  logo: Uint8Array | undefined;
}

/** Milliseconds that a document may take, and that one waits for its turn. */
const timeout = 60_000;
/** Milliseconds that the thread waits for another document: it has the fonts at hand. */
const idle = 60_000;
const busy = (retryAfter: number): Failure => new Failure('busy', { retryAfter });
const turns = withTimeout(new Semaphore(1), timeout, busy(5));

let thread: Worker | undefined;
let leaving: NodeJS.Timeout | undefined;

const leave = async (): Promise<void> => {
  const gone = thread;
  thread = undefined;
  await gone?.terminate();
};

const start = (): Worker => {
  const started = new Worker(new URL('./document-worker.ts', import.meta.url));
  // A process that closes waits for calls, not for threads without work.
  started.unref();
  // The call that waits for a document fails as well; a thread without work is replaced.
  started.on('exit', (code) => {
    if (thread === started) thread = undefined;
    // One that ends without an error of its own, as for lack of memory, fails it too.
    started.emit('error', new Error(`The thread that draws documents ended with code ${code}`));
  });
  started.on('error', () => {
    if (thread === started) thread = undefined;
  });
  return started;
};

/**
 * Draws a document in a thread of its own, one after another: even a short PDF takes as long as hundreds of clicks.
 * @throws Failure 503 if too many wait to be drawn, or if it takes too long
 */
export const drawn = (drawing: Drawing): Promise<Buffer> =>
  turns.runExclusive(async () => {
    clearTimeout(leaving);
    thread ??= start();
    const isLate = AbortSignal.timeout(timeout);
    try {
      thread.postMessage(drawing);
      const [file] = await once(thread, 'message', { signal: isLate });
      leaving = setTimeout(() => void leave(), idle).unref();
      return Buffer.from(file as Uint8Array);
    } catch (error) {
      await leave();
      throw isLate.aborted ? busy(60) : error;
    }
  });
