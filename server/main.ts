import { join } from 'node:path';
import type { Entity } from '../openapi/define.ts';
import { loadEntities } from '../openapi/entities.ts';
import { createApp } from './app.ts';
import { type Configuration, ConfigurationError, readConfiguration } from './configuration.ts';
import { openDatabase, type Database } from './database/connection.ts';
import { seedDemo } from './demo/seed.ts';
import { liveTraffic } from './demo/traffic/live.ts';
import { fillFresh, isDemoAlone } from './demo/demo-alone.ts';
import { keepPartitionsAtStart, partitionedTables, type Retention } from './events/partitions.ts';
import { createExportFiles } from './exports/files.ts';
import { checkAddress } from './http/address.ts';
import { readContract } from './http/contract.ts';
import { surviveErrors } from './http/uncaught.ts';
import { startChores } from './jobs/chores.ts';
import { toldOf } from './operator.ts';
import { foundDashboards } from './tenant/dashboards.ts';
import { syncPermissions } from './tenant/permissions.ts';
import { createStops } from './stops.ts';
import { requireItsSecret } from './secret-rotation/proof.ts';
import { recordSealing } from './secrets/cipher.ts';
import { openCountries } from './traffic/countries.ts';
import { createStorage } from './uploads/storage.ts';

/**
 * `node server/main.ts`: a process of the product, which does everything unless `SLUICE_ROLES` limits it. It ends on
 * SIGTERM or SIGINT, after answering pending requests, and no error met while serving ends it.
 */

/** Writes a log line in the server's format, before the server exists to log anything. */
const say = (msg: string): void =>
  void process.stdout.write(`${JSON.stringify({ level: 30, time: Date.now(), msg })}\n`);

/** @throws ConfigurationError if retention is set for something that has no partitions */
const checkRetention = async (database: Database, retention: Retention): Promise<void> => {
  const known = await partitionedTables(database);
  const astray = [...retention.keys()].filter((name) => !known.includes(name));
  if (astray.length > 0)
    throw new ConfigurationError(`SLUICE_RETENTION names ${astray.join(', ')}; it can name ${known.join(', ')}`);
};

const fillDemo = async (
  { demoDays: days, dataFolder, secret, roles }: Configuration,
  database: Database,
  entities: Record<string, Entity>,
): Promise<void> => {
  // Its images are stored in the data folder, which only has to be shared with the processes that serve them (D1251).
  if (!roles.has('admin')) {
    say('The demo network is filled by a process with the role admin');
    return;
  }
  say(`Filling the demo network with ${days} days of traffic; that happens once and takes about a minute`);
  await seedDemo({ database, entities, storage: createStorage(dataFolder), sealing: recordSealing(secret), days });
};

const serve = async (): Promise<void> => {
  const configuration = readConfiguration(process.env);
  // Filling the demo takes a while, so find out first whether the address is free.
  await checkAddress(configuration);
  const entities = await loadEntities();
  const database = await openDatabase(configuration, say);
  const stops = createStops((error) => void process.stderr.write(`Failed to end: ${toldOf(error)}\n`));
  stops.add(() => database.close());
  try {
    await requireItsSecret(database, entities, configuration);
    await syncPermissions(database);
    await foundDashboards(database);
    await checkRetention(database, configuration.retention);
    await keepPartitionsAtStart(database, configuration.retention, say);
    if (configuration.demo) await fillFresh(database, () => fillDemo(configuration, database, entities), say);
    const isOnlyDemo = configuration.demo === true && (await isDemoAlone(database));
    const app = await createApp({
      // So that links of the demo can be opened from this machine.
      configuration: { ...configuration, localCountry: configuration.localCountry ?? (isOnlyDemo ? 'ES' : undefined) },
      database,
      entities,
      contract: readContract(),
      logLevel: 'info',
      checkAnswers: process.env['NODE_ENV'] === 'development' && 'without options',
      adminFolder: join(import.meta.dirname, '../dist'),
    });
    surviveErrors(app.log);
    const endChores = configuration.roles.has('jobs')
      ? startChores(
          {
            database,
            retention: configuration.retention,
            files: createExportFiles(join(configuration.dataFolder, 'exports')),
          },
          (what, err) => app.log.error({ err }, `Failed: ${what}`),
        )
      : () => Promise.resolve();
    // Together: a chore that takes its time must not leave the process taking calls that it can't finish.
    stops.add(() => Promise.all([app.close(), endChores()]));
    const leave = (code: number) => (): void => void stops.end().then((isWell) => process.exit(isWell ? code : 1));
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, leave(0));
    // Nothing reads the log any more: whatever started the process is gone.
    process.stdout.once('error', leave(1)).on('error', () => undefined);
    await app.listen({ port: configuration.port, host: configuration.host });
    if (configuration.demo && configuration.demoTraffic && configuration.roles.has('traffic'))
      stops.add(
        liveTraffic({
          database,
          site: app.listeningOrigin,
          countryOf: await openCountries(configuration.countryDatabase),
          sealing: recordSealing(configuration.secret),
          report: (err) => app.log.warn({ err }, 'Failed: traffic of the demo'),
        }),
      );
  } catch (error) {
    await stops.end();
    throw error;
  }
};

await serve().catch((error: unknown) => {
  process.stderr.write(`${toldOf(error)}\n`);
  process.exitCode = 1;
});
