import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParseArgsConfig } from 'node:util';
import { loadEntities } from '../openapi/entities.ts';
import { readConfiguration } from '../server/configuration.ts';
import { openDatabase } from '../server/database/connection.ts';
import { requireAlone } from '../server/secret-rotation/no-other-sessions.ts';
import { type Rotated, rotateSecrets } from '../server/secret-rotation/rotate.ts';
import { runCommand, UsageError } from './command-line.ts';
import { requireRecords } from './records.ts';

/**
 * `npm run rotate-secret`: replaces the installation's secret with a new one. The product has to be stopped meanwhile,
 * in all its processes. If the secret is stored in the data folder, a new one is generated; if it is set by
 * `SLUICE_SECRET`, `SLUICE_NEW_SECRET` sets the new one, which replaces it from then on. With `--lost`, what the current
 * secret can't decrypt is given up.
 */

const { SLUICE_SECRET: given, SLUICE_NEW_SECRET: wanted } = process.env;
const shortest = 32;

/** The new secret in the data folder, until everything is encrypted with it: an interrupted run resumes with it. */
const draftIn = (folder: string): string => {
  const file = join(folder, 'secret.next');
  if (!existsSync(file))
    writeFileSync(file, `${wanted ?? randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
  return file;
};

const usage = `npm run rotate-secret                                        where the data folder keeps the secret
SLUICE_SECRET=… SLUICE_NEW_SECRET=… npm run rotate-secret    where the environment says it

With -- --lost, what was encrypted with a secret that is lost is given up.`;

const options = { lost: { type: 'boolean', default: false } } as const satisfies ParseArgsConfig['options'];

/** Returns what the operator is told about things that neither secret decrypts. */
const givenUp = ({ records, mails, accounts }: Rotated): string[] => [
  ...(records.unreadable > 0
    ? [`Secrets of records that can’t be read, to be entered anew: ${records.unreadable}.`]
    : []),
  ...(accounts.unreadable > 0
    ? [`People whose two-factor authentication can’t be read and is off: ${accounts.unreadable}.`]
    : []),
  ...(mails.unreadable > 0 ? [`Mails that can’t be read and are given up: ${mails.unreadable}.`] : []),
];

await runCommand({ usage, options }, async ({ lost: isLost }) => {
  if (given && !wanted)
    throw new UsageError('SLUICE_NEW_SECRET has to say the new secret, as SLUICE_SECRET says the current one.');
  if (wanted !== undefined && wanted.length < shortest)
    throw new UsageError(`SLUICE_NEW_SECRET needs at least ${shortest} characters.`);
  requireRecords(process.env);
  const configuration = readConfiguration(process.env);
  const draft = given ? undefined : draftIn(configuration.dataFolder);
  const to = draft ? readFileSync(draft, 'utf8').trim() : (wanted ?? '');
  if (configuration.databaseUrl) await requireAlone(configuration.databaseUrl);
  const database = await openDatabase(configuration);
  try {
    const rotated = await rotateSecrets(database, await loadEntities(), { from: configuration.secret, to, isLost });
    const { records, mails, accounts, recoveryCodes } = rotated;
    if (draft) renameSync(draft, join(configuration.dataFolder, 'secret'));
    console.log(
      `Encrypted anew: ${records.renewed + mails.renewed} secrets of records and mails, ${accounts.renewed} of two-factor authentication. ${recoveryCodes} recovery codes are void.`,
    );
    for (const line of givenUp(rotated)) console.log(line);
    console.log(draft ? 'The data folder has the new secret.' : 'From now on SLUICE_SECRET has to be the new one.');
    console.log('Everybody has to sign in again.');
  } finally {
    await database.close();
  }
});
