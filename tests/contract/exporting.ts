import { vi } from 'vitest';
import { patience } from '../patience.ts';
import type { Answer } from './answer.ts';
import type { Caller, Exchange } from './caller.ts';

/** Waits until an export is over. */
export const exportIsOver = async (call: Caller, id: number): Promise<void> => {
  const endedAt = async () => (await call('readExport', { params: { id } })).ok().data['endedAt'];
  await vi.waitUntil(async () => (await endedAt()) !== null, { timeout: patience.wait });
};

/** Exports a list and returns its file, or why it can't be exported. */
export const fileOf = async (call: Caller, operation: string, said?: Exchange): Promise<Answer> => {
  const begun = await call(operation, said);
  if (begun.status !== 201) return begun;
  const { id } = begun.data;
  await exportIsOver(call, id);
  return call('readExportFile', { params: { id } });
};
