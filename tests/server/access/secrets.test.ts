import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordSealing, secretPlace } from '../../../server/secrets/cipher.ts';
import { configuration } from '../../configuration.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';

/** Secrets of records: accepted, stored encrypted, and shown to nobody. */

const word = 'correct-horse-battery-staple';

let product: Product;
let admin: Person;
let template: number;
let advertiser: number;
let parameter: number;
beforeAll(async () => {
  product = await startProduct();
  ({ admin } = product);
  const [platform] = await admin.make('/user/platforms', {
    title: 'CRM',
    postbackEnabled: true,
    outApiEnabled: true,
  });
  const [vertical] = await admin.make('/user/verticals', { title: 'Crypto' });
  const [made] = await admin.make('/user/integration_templates', {
    title: 'Usual',
    platform: platform!.id,
    vertical: vertical!.id,
    integrationMethodsRestrictions: ['outApi', 'postback'],
    parameters: [{ title: 'Key', key: 'api_key', secret: true }],
  });
  template = made!.id;
  ({
    parameters: [{ id: parameter }],
  } = (await admin.call('GET', `/user/integration_templates/${template}?with=parameters`)).data);
  advertiser = (await admin.make('/user/advertisers', { title: 'Acme' }))[0]!.id;
});
afterAll(() => product.close());

let count = 0;
const make = async (fields: object = {}) =>
  (await admin.make('/user/integrations', { title: `No. ${(count += 1)}`, advertiser, template, ...fields }))[0]!;
const edit = (id: number, fields: object) => admin.call('PATCH', '/user/integrations', { items: [{ id, ...fields }] });
const read = async (id: number) => (await admin.call('GET', `/user/integrations/${id}?with=apiParameters`)).data;
const kept = async (id: number) =>
  product.database
    .tenant(product.tenant.tenantId)
    .read((db) =>
      db.selectFrom('integrations').select('postback_secret').where('id', '=', id).executeTakeFirstOrThrow(),
    );

describe('a secret of a record', () => {
  test('is shown only as the time since it was set, and stored so that the database does not give it away', async () => {
    const made = await make({ postbackSecret: word });
    expect(made).toMatchObject({ postbackSecretSetAt: expect.any(Number) });
    const { postback_secret: sealed } = await kept(made.id);
    expect(sealed).not.toContain(word);
    const place = secretPlace(product.tenant.tenantId, 'integration', 'postbackSecret');
    const sealing = recordSealing(configuration.secret);
    expect(sealing.open(place, sealed ?? '')).toBe(word);
    // It is useless in another place, or if a character of it was changed.
    expect(
      sealing.open(secretPlace(product.tenant.tenantId + 1, 'integration', 'postbackSecret'), sealed ?? ''),
    ).toBeUndefined();
    const other = sealed?.startsWith('A') ? 'B' : 'A';
    expect(sealing.open(place, `${other}${sealed?.slice(1)}`)).toBeUndefined();
    expect(sealing.seal(place, word)).not.toBe(sealed);
  });

  test('appears in no response, history, export or search', async () => {
    const { id } = await make({ postbackSecret: word, apiParameters: [{ parameter, secretValue: word }] });
    await edit(id, { postbackSecret: `${word}-2` });
    const row = (await read(id)).apiParameters[0];
    await edit(id, { apiParameters: [{ ...row, secretValue: `${word}-3` }] });
    const { postback_secret: sealed } = await kept(id);
    for (const path of [
      `/user/integrations/${id}?with=apiParameters`,
      `/user/integrations/${id}/history`,
      '/user/integrations?with=apiParameters',
      '/user/integrations/export',
      '/user/integration_parameters',
      `/user/integration_parameters/${row.id}/history`,
    ]) {
      const text = JSON.stringify(await admin.call('GET', path));
      expect(text, path).not.toContain(word);
      expect(text, path).not.toContain(String(sealed));
    }
    expect((await admin.call('GET', `/user/integrations?search=${word}`)).data.items).toEqual([]);
    expect((await admin.call('GET', `/user/integrations/${id}?with=postbackSecret`)).status).toBe(400);
    expect((await admin.call('GET', '/user/integrations?orderBy=postbackSecret:asc')).status).toBe(400);
    const { rows } = await product.database
      .tenant(product.tenant.tenantId)
      .read((db) =>
        sql`select from history where changes::text like ${`%${word}%`} or changes::text like ${`%${sealed}%`}`.execute(
          db,
        ),
      );
    expect(rows).toEqual([]);
    // That it changed is shown, only not the value.
    const { items } = (await admin.call('GET', `/user/integrations/${id}/history`)).data;
    expect(JSON.stringify(items)).toContain('postbackSecret');
  });

  test('stays when it is left out or blank, and is removed by null', async () => {
    const { id } = await make({ postbackSecret: word, apiParameters: [{ parameter, secretValue: word }] });
    const before = await kept(id);
    await edit(id, { title: 'Renamed', postbackSecret: '' });
    expect(await kept(id)).toEqual(before);
    const [row] = (await read(id)).apiParameters;
    expect(row).toEqual({ id: expect.any(Number), parameter, value: null, secretValueSetAt: expect.any(Number) });
    await edit(id, { apiParameters: [row] });
    expect((await read(id)).apiParameters).toEqual([row]);
    await edit(id, { postbackSecret: null, apiParameters: [{ ...row, secretValue: null }] });
    expect(await read(id)).toMatchObject({ postbackSecretSetAt: null, apiParameters: [{ secretValueSetAt: null }] });
    expect(await kept(id)).toEqual({ postback_secret: null });
  });

  test('does not go into a clone', async () => {
    const { id } = await make({ postbackSecret: word, apiParameters: [{ parameter, secretValue: word }] });
    const copy = (await admin.call('POST', '/user/integrations/clone', { items: [{ id }] })).data.items[0];
    expect(copy).toMatchObject({ postbackSecretSetAt: null, apiSyncStatus: 'off' });
    expect((await read(copy.id)).apiParameters).toMatchObject([{ parameter, secretValueSetAt: null }]);
  });

  test('is not revealed by a conflict, nor restored by undo', async () => {
    const { id, version } = await make({ postbackSecret: word });
    await edit(id, { version, postbackSecret: `${word}-2` });
    const stale = await edit(id, { version, title: 'Late' });
    expect(stale.status).toBe(409);
    expect(JSON.stringify(stale)).not.toContain(word);
    const { items } = (await admin.call('GET', `/user/integrations/${id}/history`)).data;
    expect((await edit(id, { undoes: items[0].id })).status).toBe(409);
  });
});
