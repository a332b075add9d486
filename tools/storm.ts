import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { runCommand, UsageError } from './command-line.ts';

/**
 * `npm run storm`: what every test run does a little of, at length. Running processes are killed at random under traffic
 * fifty times, and one conversion is reported ten thousand times to two processes.
 */

const usage = `npm run storm                    fifty kills and ten thousand reports
npm run storm -- --kills 200     more kills
npm run storm -- --reports 1000  fewer reports`;

const files = ['tests/server/traffic/processes-killed.test.ts', 'tests/server/conversions/repeated-reports.test.ts'];

const numberOf = (text: string, option: string): string => {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new UsageError(`--${option} takes a number, not ${text}`);
  return text;
};

await runCommand(
  { usage, options: { kills: { type: 'string' }, reports: { type: 'string' } } },
  async ({ kills = '50', reports = '10000' }) => {
    const child = spawn(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', '--maxWorkers', '1', ...files],
      {
        stdio: 'inherit',
        env: { ...process.env, KILLS: numberOf(kills, 'kills'), REPORTS: numberOf(reports, 'reports') },
      },
    );
    const [code] = await once(child, 'exit');
    process.exitCode = code ?? 1;
  },
);
