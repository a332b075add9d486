import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { backUp, BackupError } from '../server/backup/backup.ts';
import { dataFolderOf, readConfiguration } from '../server/configuration.ts';
import { runCommand } from './command-line.ts';
import { requireRecords } from './records.ts';

/** `npm run backup -- <file>`: saves the whole installation in one archive, whether it is running or not. */

await runCommand(
  { usage: 'npm run backup -- <file.tar.gz>', takes: (count) => count === 1 },
  async (_, [target = '']) => {
    const file = resolve(target);
    const dataFolder = dataFolderOf(process.env);
    if (!existsSync(dataFolder)) throw new BackupError(`There is no data folder ${dataFolder}. Set SLUICE_DATA.`);
    requireRecords(process.env);
    const complete = await backUp({ ...readConfiguration(process.env), log: console.error }, file);
    console.log(`${file} is written.`);
    if (!complete) {
      console.log(
        'The records are not in it: DATABASE_URL names their server. Dump them beside it:\n  pg_dump --format=custom --file=sluice.dump "$DATABASE_URL"',
      );
    }
  },
);
