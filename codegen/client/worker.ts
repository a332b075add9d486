import { parentPort, workerData } from 'node:worker_threads';
import type { GeneratedFile } from '../file.ts';
import type { Job } from './tools.ts';

/** The thread of one tool: loads that tool alone, and answers with its files. */
const work = async ({ tool, document, groups }: Job): Promise<GeneratedFile[]> => {
  switch (tool) {
    case 'types':
      return [await (await import('./types.ts')).typesFile(document)];
    case 'zod':
      return (await import('./zod.ts')).zodFiles(document, groups);
    case 'mocks':
      return (await import('./mocks.ts')).mockFiles(document, groups);
  }
};

parentPort?.postMessage(await work(workerData as Job));
