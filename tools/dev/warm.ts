import { once } from 'node:events';

/**
 * Loaded before the server's own code (`node --import`): brings the packages that take longest to load, and holds the
 * server back until it is told to go on. One that is missing here is loaded by who needs it, only later.
 */

await Promise.all([
  import('@fastify/compress'),
  import('@fastify/multipart'),
  import('@fastify/static'),
  import('@node-rs/argon2'),
  import('ajv/dist/2020.js'),
  import('fast-json-stringify'),
  import('fastify'),
  import('file-type'),
  import('jose'),
  import('kysely'),
  import('nodemailer'),
  import('pg'),
  import('rate-limiter-flexible'),
  import('zod'),
]);
await once(process.stdin, 'data');
process.stdin.destroy();
