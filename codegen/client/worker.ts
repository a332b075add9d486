import { parentPort, workerData } from 'node:worker_threads';
import type { GeneratedFile } from '../file.ts';
import type { Job, Tool } from './tools.ts';

/** The thread of one tool: loads that tool alone, and answers a job with its files. */
const load = async (tool: Tool): Promise<(job: Job) => GeneratedFile[] | Promise<GeneratedFile[]>> => {
  switch (tool) {
    case 'types': {
      const { typesFile } = await import('./types.ts');
      return async ({ document }) => [await typesFile(document)];
    }
    case 'zod': {
      const { zodFiles } = await import('./zod.ts');
      return ({ document, groups }) => zodFiles(document, groups);
    }
    case 'mocks': {
      const { mockFiles } = await import('./mocks.ts');
      return ({ document, groups }) => mockFiles(document, groups);
    }
  }
};

const loaded = load(workerData as Tool);
// A failure ends this thread with its error, which is what the pool that waits for an answer reports.
parentPort?.once('message', (job: Job) => void loaded.then(async (tool) => parentPort?.postMessage(await tool(job))));
