import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { contract, contractFile } from './contract/contract.ts';
import { migrationSteps, nextSnapshot } from './migration/difference.ts';
import { migrationFile, migrationFolder, snapshotFile, snapshotPath } from './migration/file.ts';
import { loadModel } from './model.ts';
import { permissionsFile } from './permissions.ts';
import { schemaOf } from './tables/fromEntities.ts';
import { emptySchema, type Schema } from './tables/schema.ts';
import { tablesFile } from './tables/tableTypes.ts';

const root = new URL('../', import.meta.url);
const model = await loadModel(root);
const before = await readFile(new URL(snapshotPath, root), 'utf8').then(
  (text) => JSON.parse(text) as Schema,
  () => emptySchema,
);
const schema = schemaOf(model.entities);
const migration = migrationSteps(before, schema);
for (const obstacle of migration.obstacles) console.error(obstacle);
const files = [
  contractFile(contract(model.entities, Object.values(model.parts))),
  tablesFile(schema),
  permissionsFile(model.entities),
  snapshotFile(nextSnapshot(before, schema, migration)),
];
const made = migrationFile(migration, await readdir(new URL(migrationFolder, root)));
for (const file of made ? [...files, made] : files) {
  const url = new URL(file.path, root);
  await mkdir(dirname(url.pathname), { recursive: true });
  await writeFile(url, file.content);
  console.log(file.path);
}
