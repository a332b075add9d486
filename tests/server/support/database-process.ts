/**
 * The product's database in a process of its own, for tests that kill it. Arguments: the data folder, the refuge.
 * Prints `ready`; then, for each line it is given, writes that many rows and prints `wrote <number>` once they are
 * acknowledged; shuts down in order when its input ends.
 */
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { connectDatabase } from '../../../server/database/connection.ts';
import { startEmbedded } from '../../../server/database/embedded/start.ts';

const [dataFolder = '', refuge = ''] = process.argv.slice(2);
const say = (line: string) => void process.stdout.write(`${line}\n`);

const server = await startEmbedded({ dataFolder, refuge, log: say });
const database = await connectDatabase({ url: server.url, trusting: true }, say);
await database.owner((db) =>
  sql`create table if not exists probe (tenant_id bigint not null default sluice_tenant(), number bigint not null)`.execute(
    db,
  ),
);
say('ready');

let written = 0;
for await (const line of createInterface({ input: process.stdin })) {
  for (const last = written + Number(line); written < last; ) {
    await database.tenant(1).write((db) => sql`insert into probe (number) values (${written + 1})`.execute(db));
    say(`wrote ${++written}`);
  }
}
await database.close();
await server.stop();
