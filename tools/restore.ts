import { resolve } from 'node:path';
import { BackupError, restore } from '../server/backup/backup.ts';
import { dataFolderOf } from '../server/configuration.ts';

/** `npm run restore -- <file>`: makes the data folder (`SLUICE_DATA`) out of an archive that `npm run backup` wrote. */

const [source, ...more] = process.argv.slice(2);

if (!source || more.length > 0) {
  console.error('npm run restore -- <file.tar.gz>');
  process.exitCode = 2;
} else {
  const dataFolder = dataFolderOf(process.env);
  try {
    const { at, records } = await restore({ dataFolder }, resolve(source));
    console.log(`${dataFolder} is as it was at ${at}.`);
    if (!records)
      console.log('The records were on another server: restore its dump into DATABASE_URL with pg_restore.');
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
