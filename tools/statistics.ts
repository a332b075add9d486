import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ConfigurationError, readConfiguration } from '../server/configuration.ts';
import { connectDatabase, type Database } from '../server/database/connection.ts';
import { withEmbeddedServer } from '../server/database/embedded/start.ts';
import { createEmbeddedEngine, socketOf } from '../server/statistics/engine/embedded.ts';
import { type Engine, openEngine } from '../server/statistics/engine/engine.ts';
import { StoreUnavailable } from '../server/statistics/engine/failures.ts';
import { checkStore } from '../server/statistics/store/check.ts';
import { forgetStores } from '../server/statistics/store/position.ts';
import { runCommand, UsageError } from './command-line.ts';

/**
 * `npm run statistics -- --check`: compares the sums of every day in the statistics store with those in PostgreSQL, and
 * fails if they differ. `-- --rebuild`: makes the product rebuild the store, immediately if it is running, else when it
 * starts.
 */

const usage = 'npm run statistics -- --check | --rebuild';
const retryInterval = 250;

const options = { check: { type: 'boolean' }, rebuild: { type: 'boolean' } } as const;

const check = async (engine: Engine, database: Database, isMissing: () => boolean): Promise<void> => {
  for (;;) {
    try {
      const differences = await checkStore(engine, database);
      for (const { table, basis, tenantId, day, measure, postgres, store } of differences ?? [])
        console.log(
          `${table} (${basis}), network ${tenantId}, ${day}: ${measure} is ${postgres}, the store has ${store}`,
        );
      if (differences === undefined) console.log('There is no store yet; the product makes it when it runs.');
      else if (differences.length === 0) console.log('The store agrees with PostgreSQL to the last digit.');
      process.exitCode = differences?.length === 0 ? 0 : 1;
      return;
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || isMissing()) throw error;
      await pause(retryInterval);
    }
  }
};

const run = async (databaseUrl: string, isRebuild: boolean): Promise<void> => {
  const { statistics, dataFolder } = readConfiguration(process.env);
  const database = await connectDatabase({ url: databaseUrl, trusting: false }, () => undefined);
  try {
    if (isRebuild) {
      await forgetStores(database);
      console.log('The store is made anew while the product runs; pages say so until it is whole.');
      return;
    }
    if (!statistics) throw new ConfigurationError('SLUICE_STATISTICS is off');
    const folder = join(dataFolder, 'statistics');
    const { url, memory } = statistics;
    // If the product is running, its engine holds the folder and answers.
    const embedded = url === undefined ? createEmbeddedEngine({ folder, memory, report: console.error }) : undefined;
    embedded?.start();
    const engine = openEngine(url === undefined ? { socket: socketOf(folder) } : { url });
    try {
      await check(engine, database, () => embedded?.isMissing() ?? true);
    } finally {
      await engine.close();
      await embedded?.close();
    }
  } finally {
    await database.close();
  }
};

await runCommand({ usage, options }, async ({ check: isCheck = false, rebuild: isRebuild = false }) => {
  if (isCheck === isRebuild) throw new UsageError('Say one of the two.');
  const { databaseUrl, dataFolder } = readConfiguration(process.env);
  await (databaseUrl
    ? run(databaseUrl, isRebuild)
    : withEmbeddedServer({ dataFolder, log: () => undefined }, ({ url }) => run(url, isRebuild)));
});
