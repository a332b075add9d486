import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import type { JsonSchema } from '../../domain/rules.ts';
import type { Contract } from '../http/contract.ts';
import { pagePolicy } from '../http/admin.ts';

const contractAddress = '/docs/openapi.json';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Sluice API</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
  </head>
  <body>
    <noscript>The API reference needs JavaScript. The contract itself: <a href="${contractAddress}">openapi.json</a></noscript>
    <div id="app"></div>
    <script src="/docs/scalar.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`;

/** In a separate file, since pages have no inline scripts. Nothing is loaded from other origins. */
const start = `Scalar.createApiReference('#app', ${JSON.stringify({
  url: contractAddress,
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  metaData: { title: 'Sluice API' },
})});
`;

/** Returns the viewer's script from its package, which would serve it with inline scripts; loaded on first use. */
const viewer = async (): Promise<Buffer> => {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const inner = fastify();
  await inner.register(scalar, { routePrefix: '/reference', configuration: { url: contractAddress } });
  const { rawPayload } = await inner.inject('/reference/js/scalar.js');
  await inner.close();
  return rawPayload;
};

/**
 * `/docs`: the contract as a readable reference, entirely from our own origin.
 * @param schemas of files that people exchange, by URL
 */
export const serveDocs = async (
  app: FastifyInstance,
  contract: Contract,
  schemas: Readonly<Record<string, JsonSchema>> = {},
): Promise<void> => {
  const published = Object.entries({ [contractAddress]: contract, ...schemas });
  let script: Promise<Buffer> | undefined;
  await app.register(async (docs) => {
    await docs.register(helmet, pagePolicy());
    await docs.register(compress);
    docs.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-cache'));
    docs.get('/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(page));
    docs.get('/docs/start.js', async (_, reply) => reply.type('text/javascript; charset=utf-8').send(start));
    docs.get('/docs/scalar.js', async (_, reply) => {
      script ??= viewer();
      return reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'max-age=86400')
        .send(await script);
    });
    for (const [address, document] of published) {
      // The contract is megabytes, which most processes are never asked for.
      let written: string | undefined;
      docs.get(address, async (_, reply) =>
        reply.type('application/json; charset=utf-8').send((written ??= JSON.stringify(document))),
      );
    }
  });
};
