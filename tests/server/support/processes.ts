import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The product's database running in a process of its own; see database-process.ts. */
export type DatabaseProcess = {
  child: ChildProcess;
  /** What it has printed so far. */
  lines: string[];
  /**
   * Resolves with the first line, already printed or to come, that matches; rejects if the process ends without one.
   */
  line(pattern: RegExp): Promise<string>;
  /** Tells it to write rows. */
  write(rows: number): void;
  /** Shuts it down in order. */
  end(): Promise<void>;
};

type Start = { dataFolder: string; refuge?: string; uid?: number; gid?: number };

const program = fileURLToPath(new URL('./database-process.ts', import.meta.url));

export function startProcess({ dataFolder, refuge = '', uid, gid }: Start): DatabaseProcess {
  const child = spawn(process.execPath, [program, dataFolder, refuge], { stdio: ['pipe', 'pipe', 'pipe'], uid, gid });
  const lines: string[] = [];
  const outputs = [child.stdout, child.stderr].map((input) => createInterface({ input }));
  for (const output of outputs) output.on('line', (line) => lines.push(line));
  const ended = once(child, 'close');
  child.stdin.on('error', () => undefined);
  return {
    child,
    lines,
    line(pattern) {
      return new Promise((resolve, reject) => {
        const look = () => {
          const line = lines.find((printed) => pattern.test(printed));
          if (line !== undefined) resolve(line);
        };
        look();
        for (const output of outputs) output.on('line', look);
        void ended.then(() => reject(new Error(`ended without ${pattern}: ${lines.join('\n')}`)));
      });
    },
    write: (rows) => void child.stdin.write(`${rows}\n`),
    async end() {
      child.stdin.end();
      await ended;
    },
  };
}

/** IDs of the PostgreSQL server's processes on these records. */
export function serversOn(cluster: string): number[] {
  return pids().filter((pid) => link(pid, 'cwd') === cluster);
}

/** IDs of the processes that wait to stop that server when the product has gone. */
export function watchersOf(cluster: string): number[] {
  const servers = serversOn(cluster);
  return pids().filter((pid) => servers.some((server) => argumentsOf(pid).endsWith(`sh\0${server}\0`)));
}

/** Kills processes; one that has just ended on its own, as PostgreSQL workers do, counts as killed. */
export function kill(...processes: number[]): void {
  for (const pid of processes) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}

const pids = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

/** IDs of the processes that were started with an argument. */
export const startedWith = (argument: string): number[] =>
  pids().filter((pid) => argumentsOf(pid).split('\0').includes(argument));

function link(pid: number, name: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/${name}`);
  } catch {
    return undefined;
  }
}

function argumentsOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
