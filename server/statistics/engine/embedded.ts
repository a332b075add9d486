import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { socketFolderFor } from '../../database/embedded/socket.ts';
import { exitCodes } from './exit-codes.ts';

interface Dependencies {
  /** The folder of the store. */
  folder: string;
  /** Bytes that the engine may use. */
  memory: number;
  report(error: unknown): void;
}

/** Keeps the embedded engine running. */
export interface EmbeddedEngine {
  start(): void;
  /** Whether it can't run on this machine at all. */
  isMissing(): boolean;
  close(): Promise<void>;
}

const firstPause = 250;
const longestPause = 30_000;
/** Milliseconds of uptime after which an exit counts as a new incident. */
const steady = 60_000;
/** Milliseconds to wait for another of the product’s processes to release the folder. */
const turn = 1000;
const pollInterval = 1000;
/** Allowed beyond the engine’s own accounting: native code, caches and shared memory. */
const slack = 512 * 1024 * 1024;
const pageSize = 4096;

/** Returns the socket of the engine whose store is in a folder. */
export const socketOf = (folder: string): string => {
  mkdirSync(folder, { recursive: true });
  return join(socketFolderFor(folder, undefined), 'engine');
};

const residentBytes = async (pid: number): Promise<number> => {
  // Linux only; elsewhere the engine's own limit has to do.
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(statm.split(' ')[1] ?? 0) * pageSize;
};

/** Restarts the engine whenever it ends, backing off each time. Of several processes sharing a folder, one runs it. */
export const createEmbeddedEngine = ({ folder, memory, report }: Dependencies): EmbeddedEngine => {
  const closing = new AbortController();
  let child: ChildProcess | undefined;
  let isMissing = false;
  let under: Promise<void> | undefined;

  const watch = async (pid: number): Promise<void> => {
    if ((await residentBytes(pid)) <= memory + slack) return;
    report(new Error('The engine of statistics took more memory than it may have and is started again'));
    child?.kill('SIGKILL');
  };

  const runOnce = async (): Promise<{ code: number | null; output: string }> => {
    const program = join(import.meta.dirname, 'process.ts');
    child = spawn(process.execPath, [program, folder, socketOf(folder), String(memory)], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // Ctrl-C is for the product, which stops its engine last.
      detached: true,
      env: { PATH: process.env['PATH'], TZ: 'UTC', LC_ALL: 'C', UV_THREADPOOL_SIZE: '12' },
    });
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2000)));
    const { pid } = child;
    const timer = setInterval(() => void (pid !== undefined && watch(pid)), pollInterval).unref();
    child.unref();
    const [code] = await once(child, 'exit').catch((error: unknown) => [null, (said += String(error))]);
    clearInterval(timer);
    child = undefined;
    return { code: typeof code === 'number' ? code : null, output: said };
  };

  const keepRunning = async (): Promise<void> => {
    for (let wait = firstPause; !closing.signal.aborted; wait = Math.min(wait * 2, longestPause)) {
      const began = Date.now();
      const { code, output } = await runOnce();
      if (closing.signal.aborted) return;
      if (code === exitCodes.notInstalled) {
        isMissing = true;
        return;
      }
      if (Date.now() - began > steady) wait = firstPause;
      if (code === exitCodes.notOpened) wait = turn;
      else report(new Error(`The engine of statistics ended and is started again: ${output.trim() || `code ${code}`}`));
      await pause(wait, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  };

  return {
    start() {
      under ??= keepRunning().catch(report);
    },
    isMissing: () => isMissing,
    async close() {
      closing.abort();
      child?.ref();
      child?.kill('SIGKILL');
      await under;
    },
  };
};
