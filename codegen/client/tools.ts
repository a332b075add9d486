import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { Contract } from '../contract/contract.ts';
import type { GeneratedFile } from '../file.ts';
import { forMocks, forTypes, forZod, type Groups } from './prepare.ts';

/** The tools that make code of the contract. Each runs in a thread of its own, and only when what it reads has changed. */
export const tools = ['types', 'zod', 'mocks'] as const;
export type Tool = (typeof tools)[number];

export interface Job {
  tool: Tool;
  document: Contract;
  groups: Groups;
}

/** Versions of the tools and our own code around them: when one changes, its files are made anew. */
const workshop = async (): Promise<string> => {
  const packages = ['openapi-typescript', 'orval', 'typescript', 'zod'].map(
    (name) => new URL(`../../node_modules/${name}/package.json`, import.meta.url),
  );
  const folder = new URL('./', import.meta.url);
  const own = (await readdir(folder)).sort().map((name) => new URL(name, folder));
  const texts = await Promise.all([...packages, ...own].map((file) => readFile(file, 'utf8')));
  return createHash('sha256').update(texts.join('\0')).digest('hex');
};

/** What each tool reads of the contract; words that leave its files as they are do not make it run again. */
const readBy: Record<Tool, (document: Contract, groups: Groups) => Contract> = {
  types: forTypes,
  zod: forZod,
  mocks: forMocks,
};

/** Names a state of everything that each of the tools reads. */
export const toolKeys = async (document: Contract, groups: Groups): Promise<Record<Tool, string>> => {
  const own = await workshop();
  const keyOf = (tool: Tool): string =>
    createHash('sha256')
      .update(JSON.stringify([readBy[tool](document, groups), groups, own]))
      .digest('hex')
      .slice(0, 16);
  return { types: keyOf('types'), zod: keyOf('zod'), mocks: keyOf('mocks') };
};

const workerOf = (tool: Tool): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { workerData: tool, stdout: true, stderr: true });

const warm = new Map<Tool, Worker>();

/** Lets the tools' threads load them before there is a job; those that never get one keep no process alive. */
export const warmTools = (): void => {
  for (const tool of tools) {
    const worker = workerOf(tool);
    worker.unref();
    warm.set(tool, worker);
  }
};

/** Runs one tool in a thread. @throws with what the tool said when it fails */
export const runTool = (job: Job): Promise<GeneratedFile[]> =>
  new Promise((resolve, reject) => {
    const worker = warm.get(job.tool) ?? workerOf(job.tool);
    warm.delete(job.tool);
    worker.ref();
    worker.postMessage(job);
    const said: string[] = [];
    for (const stream of [worker.stdout, worker.stderr])
      stream.on('data', (text: Buffer) => said.push(text.toString()));
    worker.once('message', resolve);
    worker.once('error', (error) =>
      reject(new Error(`${job.tool}: ${error.message}\n${said.join('')}`, { cause: error })),
    );
  });
