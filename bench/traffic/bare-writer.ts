import fastify from 'fastify';
import { z } from 'zod';
import { loadEntities } from '../../openapi/entities.ts';
import { collectionNamed, modelOf } from '../../server/collections/model.ts';
import { connectDatabase } from '../../server/database/connection.ts';
import { publicIdAt } from '../../server/database/public-id.ts';
import { createEventWriter, type Event } from '../../server/events/writer.ts';
import { query } from '../environment/postgres.ts';

/**
 * The minimum that could record a visitor: a Fastify server that answers every link with 302 once a click is committed,
 * in the product’s own batches, and does nothing else of what the product does. It repeats the clicks in the table.
 */

const { PORT, DATABASE_URL } = z.object({ PORT: z.coerce.number(), DATABASE_URL: z.string() }).parse(process.env);

const model = modelOf(await loadEntities(), {});
const columns = [...collectionNamed(model, 'click').stored.values()];
const recorded = z.array(z.object({ click: z.looseObject({ tenant_id: z.int() }) }));
const known = recorded
  .parse(await query(DATABASE_URL, 'select to_jsonb(clicks) as click from clicks limit 4000'))
  .map(({ click }) => ({
    tenantId: click.tenant_id,
    event: Object.fromEntries(columns.map(({ name, column }) => [name, click[column]])),
  }));

const writer = createEventWriter(await connectDatabase({ url: DATABASE_URL, trusting: true }, () => undefined), model);
let n = 0;

const app = fastify();
app.get('/readyz', () => ({ ready: true }));
app.get('/c/:campaign', async (_, reply) => {
  const click = known[n++ % known.length];
  if (!click) throw new Error('There is no click to repeat');
  const at = Date.now();
  const event = { ...click.event, secureId: publicIdAt(at), createdAt: at / 1000 } as unknown as Event<'click'>;
  await writer.write(click.tenantId, 'click', event);
  return reply.code(302).header('location', 'https://landing.example/page').send();
});
await app.listen({ host: '127.0.0.1', port: PORT });
