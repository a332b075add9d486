import fastify from 'fastify';

/** The least that could send a visitor on: a Fastify server that answers every link with 302 and writes nothing down. */

const app = fastify();
app.get('/readyz', () => ({ ready: true }));
app.get('/c/:campaign', (_, reply) => reply.code(302).header('location', 'https://landing.example/page').send());
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
