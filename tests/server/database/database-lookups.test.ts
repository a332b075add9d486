import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tenantOf } from '../../../server/tenant/hosts.ts';
import { createCertifiableHosts } from '../../../server/tenant/certifiable-hosts.ts';
import { publicImage } from '../../../server/uploads/images.ts';
import { createTestDatabase, type TestDatabase } from '../../database.ts';
import { administer, connected } from '../../postgres.ts';

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
  await administer(
    own.url,
    `insert into tenant (id, customer_id) values (1, 'Ours');
     insert into images (tenant_id, secure_id, scope, content_type, file_name, bytes) values (1, 'logo', 'tenant', 'image/png', 'logo.png', 1)`,
  );
});
afterAll(() => own.drop());

test('what callers wait for is found while work across networks takes its time', async () => {
  await connected(own.url, async (client) => {
    await client.query('begin; lock table roles in access exclusive mode');
    const waiting = Array.from({ length: 5 }, () =>
      own.database.owner((db) => sql`select count(*) from roles`.execute(db)),
    );
    expect(await tenantOf(own.database, 'any.test')).toBe(1);
    expect(await publicImage(own.database, 'logo')).toMatchObject({ fileName: 'logo.png' });
    expect(await createCertifiableHosts(own.database)('any.test')).toBe(false);
    await client.query('rollback');
    await Promise.all(waiting);
  });
});
