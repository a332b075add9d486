import { resolve } from 'node:path';
import { restore } from '../server/backup/backup.ts';
import { dataFolderOf } from '../server/configuration.ts';
import { runCommand } from './command-line.ts';

/** `npm run restore -- <file>`: creates the data folder (`SLUICE_DATA`) from an archive written by `npm run backup`. */

await runCommand(
  { usage: 'npm run restore -- <file.tar.gz>', takes: (count) => count === 1 },
  async (_, [source = '']) => {
    const dataFolder = dataFolderOf(process.env);
    const { at, records } = await restore({ dataFolder }, resolve(source));
    console.log(`${dataFolder} is as it was at ${at}.`);
    if (!records)
      console.log('The records were on another server: restore its dump into DATABASE_URL with pg_restore.');
  },
);
