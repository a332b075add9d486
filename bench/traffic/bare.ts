import fastify from 'fastify';

/** The minimum that could redirect a visitor: a Fastify server that answers every link with 302 and stores nothing. */

const app = fastify();
app.get('/readyz', () => ({ ready: true }));
app.get('/c/:campaign', (_, reply) => reply.code(302).header('location', 'https://landing.example/page').send());
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
