import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Writes to a stream; resolves when it can take more. Rejects with what broke it. */
export const writeTo = async (stream: Writable, text: string): Promise<void> => {
  if (stream.errored) throw stream.errored;
  if (!stream.write(text)) await once(stream, 'drain');
};
