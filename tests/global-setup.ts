import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { connectDatabase, type Address } from '../server/database/connection.ts';
import { startEmbedded } from '../server/database/embedded/start.ts';
import { keepPartitions } from '../server/events/partitions.ts';
import { serverFolder } from './folder.ts';
import { administer, named } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of this run, and the name of the migrated database on it that tests clone. */
    server: Address & { template: string };
  }
}

const silent = () => undefined;

/**
 * One server for the whole run: the one DATABASE_URL names (its user needs to create databases and roles), else an
 * embedded one that may forget on power loss.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.DATABASE_URL ? networked(process.env.DATABASE_URL) : await embedded();
  const template = `sluice_template_${process.pid}`;
  try {
    await administer(server.url, `create database ${template}`);
    const database = await connectDatabase({ ...server, url: named(server.url, template) }, silent);
    // As every process would at its start, in each of the clones.
    await keepPartitions(database, new Map());
    await database.close();
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('server', { url: server.url, trusting: server.trusting, template });
  return async () => {
    await administer(server.url, `drop database ${template}`);
    await server.stop();
  };
}

const networked = (url: string) => ({ url, trusting: false, stop: async () => undefined });

async function embedded() {
  const dataFolder = serverFolder('sluice-test-');
  const { url, stop } = await startEmbedded({ dataFolder, durable: false, log: silent });
  return {
    url,
    trusting: true,
    async stop() {
      await stop();
      await rm(dataFolder, { recursive: true });
    },
  };
}
