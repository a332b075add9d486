import { once } from 'node:events';

/**
 * Loaded before the server's own code (`node --import`): loads the packages that take longest, and holds the server
 * back until it is told to go on. A package missing here is just loaded later, by its user.
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
