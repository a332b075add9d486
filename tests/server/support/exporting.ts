import { vi } from 'vitest';
import { patience } from '../../patience.ts';
import type { Person } from './product.ts';

type Sent = Parameters<Person['call']>[3];

/** Waits until an export is over, and returns it. */
export const exportEnds = async (person: Person, id: number) => {
  const read = async () => (await person.call('GET', `/user/exports/${id}`)).data;
  await vi.waitUntil(async () => (await read()).endedAt !== null, { timeout: patience.wait });
  return read();
};

/** Exports a list and returns its file, or why it can't be exported. */
export const exported = async (person: Person, path: string, sent?: Sent) => {
  const begun = await person.call('POST', path, undefined, sent);
  if (begun.status !== 201) return begun;
  await exportEnds(person, begun.data.id);
  return person.call('GET', `/user/exports/${begun.data.id}/file`, undefined, sent);
};
