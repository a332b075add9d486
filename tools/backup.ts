import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { backUp, BackupError } from '../server/backup/backup.ts';
import { dataFolderOf, readConfiguration } from '../server/configuration.ts';
import { runCommand } from './command-line.ts';
import { requireRecords } from './records.ts';

/** `npm run backup -- <file>`: saves the whole installation in one archive, whether it is running or not. */

/** Files exist before the records that name them, so a later archive has all files of an earlier dump. */
const recordsFirst = `The archive will not contain the records, whose server DATABASE_URL names. They have to be dumped before it is written,
as a superuser or a role with bypassrls, or records may name files that it lacks. If they are not yet, stop this (Ctrl-C) and run
  pg_dump --format=custom --file=sluice.dump "$DATABASE_URL"`;

await runCommand(
  { usage: 'npm run backup -- <file.tar.gz>', takes: (count) => count === 1 },
  async (_, [target = '']) => {
    const file = resolve(target);
    const dataFolder = dataFolderOf(process.env);
    if (!existsSync(dataFolder)) throw new BackupError(`There is no data folder ${dataFolder}. Set SLUICE_DATA.`);
    requireRecords(process.env);
    const configuration = readConfiguration(process.env);
    if (configuration.databaseUrl !== undefined) console.log(recordsFirst);
    await backUp({ ...configuration, log: console.error }, file);
    console.log(`${file} is written.`);
  },
);
