import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { withoutIndexes } from '../../../server/demo/traffic/indexes.ts';
import { makePartitionsSince } from '../../../server/events/partitions.ts';
import { createTestDatabase } from '../../database.ts';

const week = 7 * 86_400;

test('partitions of the past get their indexes while more is written to later ones', async () => {
  const { database, drop } = await createTestDatabase();
  const now = Math.floor(Date.now() / 1000);
  await makePartitionsSince(database, now - 3 * week);
  await database.owner((pool) =>
    pool.transaction().execute(async (db) => {
      /** Names of the partitions of clicks that can be searched by offer, without those of the future. */
      const indexed = async (): Promise<string[]> => {
        const { rows } = await sql<{ name: string }>`
          select indrelid::regclass::text as name from pg_index
          where indrelid in (select inhrelid from pg_inherits where inhparent = 'clicks'::regclass)
            and pg_get_indexdef(indexrelid) like '%(tenant_id, offer_id,%'
            and indrelid::regclass::text <= 'clicks_p' || to_char(now(), 'YYYYMMDD')
          order by name`.execute(db);
        return rows.map(({ name }) => name);
      };
      const all = await indexed();
      expect(all.length).toBeGreaterThan(4);
      const missing = await withoutIndexes(db, ['clicks']);
      expect(await indexed()).toEqual([]);
      await missing.buildUntil(now);
      const [byNow, rest] = [await indexed(), all.at(-1)];
      expect(byNow).toEqual(all.filter((name) => name !== rest && name !== 'clicks_default'));
      await missing.build();
      expect(await indexed()).toEqual(all);
    }),
  );
  await drop();
});
