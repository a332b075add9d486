import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEntities } from '../openapi/entities.ts';
import { readConfiguration } from '../server/configuration.ts';
import { openDatabase } from '../server/database/connection.ts';
import { RotationError, rotateSecrets } from '../server/rotation/rotate.ts';

/**
 * `npm run rotate-secret`: puts a new secret of the installation in the place of the current one. The product has to be
 * stopped meanwhile, all processes of it. Where the secret is kept in the data folder a new one is made; where
 * `SLUICE_SECRET` says it, `SLUICE_NEW_SECRET` says the new one, which takes its place from then on.
 */

const { SLUICE_SECRET: given, SLUICE_NEW_SECRET: wanted } = process.env;
const shortest = 32;

/** The new secret in the data folder, until everything is encrypted under it: a run that was cut short goes on with it. */
const draftIn = (folder: string): string => {
  const file = join(folder, 'secret.next');
  if (!existsSync(file))
    writeFileSync(file, `${wanted ?? randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
  return file;
};

if ((given && !wanted) || (wanted !== undefined && wanted.length < shortest)) {
  console.error(
    `SLUICE_SECRET=… SLUICE_NEW_SECRET=… npm run rotate-secret\nThe new secret needs at least ${shortest} characters. Without SLUICE_SECRET it is kept in the data folder, and a new one is made.`,
  );
  process.exitCode = 2;
} else {
  const configuration = readConfiguration(process.env);
  const draft = given ? undefined : draftIn(configuration.dataFolder);
  const to = draft ? readFileSync(draft, 'utf8').trim() : (wanted ?? '');
  const database = await openDatabase(configuration);
  try {
    const { records, accounts, recoveryCodes } = await rotateSecrets(database, await loadEntities(), {
      from: configuration.secret,
      to,
    });
    if (draft) renameSync(draft, join(configuration.dataFolder, 'secret'));
    console.log(
      `Encrypted anew: ${records} secrets of records and mails, ${accounts} of two-factor authentication. ${recoveryCodes} recovery codes are void.`,
    );
    console.log(draft ? 'The data folder has the new secret.' : 'From now on SLUICE_SECRET has to be the new one.');
    console.log('Everybody has to sign in again.');
  } catch (error) {
    if (!(error instanceof RotationError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    await database.close();
  }
}
