import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const timeouts = { fast: 30_000, immediate: 5_000 };

/**
 * Stops whatever a killed earlier process left running on this data directory, and clears a stale pid file whose number
 * has since been reused by another process. Call it with the folder's lock held, so that anything running there is
 * orphaned. Without leftovers it costs one look at the process table.
 */
export async function stopOrphans(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile) && processesIn(cluster).length === 0) return;

  const postmaster = existsSync(pidFile) ? readPidFile(pidFile) : undefined;
  const leader = () => processesIn(cluster).filter((pid) => pid === postmaster?.pid);
  for (const pid of leader()) signal(pid, 'SIGINT');
  if (leader().length > 0 && !(await allGone(cluster, timeouts.fast))) {
    for (const pid of leader()) signal(pid, 'SIGQUIT');
  }
  if (!(await allGone(cluster, timeouts.immediate))) {
    for (const pid of processesIn(cluster)) signal(pid, 'SIGKILL');
    await allGone(cluster, timeouts.immediate);
  }

  if (!existsSync(pidFile) || !postmaster) return;
  if (await answers(postmaster.socket)) {
    throw new Error(`A PostgreSQL that this process cannot see (in another container?) is running on ${cluster}`);
  }
  if (isAlive(postmaster.pid)) rmSync(pidFile);
}

/** Lines of the file: pid, data folder, start time, port, socket folder, … */
function readPidFile(pidFile: string) {
  const lines = readFileSync(pidFile, 'utf8').split('\n');
  return { pid: Number(lines[0]), socket: lines[4] ? join(lines[4], `.s.PGSQL.${lines[3]}`) : undefined };
}

/** Returns ids of the server processes on this data directory: each has the folder as its working directory. */
function processesIn(cluster: string): number[] {
  const folder = realpathSync(cluster);
  if (existsSync('/proc/self/cwd')) {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .filter((pid) => link(pid, 'cwd') === folder && /\/postgres( \(deleted\))?$/.test(link(pid, 'exe') ?? ''))
      .map(Number);
  }
  const { stdout } = spawnSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .filter((line) => line.includes(`postgres -D ${cluster} `))
    .map((line) => parseInt(line, 10));
}

function link(pid: string, name: 'cwd' | 'exe'): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/${name}`);
  } catch {
    return undefined;
  }
}

async function allGone(cluster: string, milliseconds: number): Promise<boolean> {
  for (let waited = 0; processesIn(cluster).length > 0; waited += 20) {
    if (waited > milliseconds) return false;
    await pause(20);
  }
  return true;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has just ended on its own.
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function answers(socket: string | undefined): Promise<boolean> {
  if (!socket) return Promise.resolve(false);
  return new Promise((resolve) => {
    const probe = connect(socket, () => resolve(probe.destroy().destroyed));
    probe.on('error', () => resolve(false));
  });
}
