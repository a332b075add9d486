import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

/** Text on its way to a reader who may take their time: it waits in a file, which has no name and goes with its reader (D123). */
export interface Spool {
  /** Adds text; does nothing once the reader has gone. */
  write(text: string): Promise<void>;
  /** Tells that no more comes; with an error, that what came is not all, and the reader ends with it. */
  end(error?: Error): void;
  /** All of it from the beginning, while it comes. Ends with an error when nothing of it is taken for too long. */
  content: Readable;
  /** Resolves when nothing of it is left. */
  closed: Promise<void>;
}

const piece = 64 * 1024;

/**
 * @param folder made where it is not there
 * @param patience milliseconds in which a reader must take something
 */
export const openSpool = async (folder: string, patience: number): Promise<Spool> => {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+', 0o600);
  await rm(path);

  let written = 0;
  let more = Promise.withResolvers<void>();
  let ended: { error: Error | undefined } | undefined;
  const wake = (): void => {
    more.resolve();
    more = Promise.withResolvers();
  };

  const pieces = async function* (): AsyncGenerator<Buffer> {
    for (let position = 0; ; ) {
      if (position < written) {
        const { bytesRead, buffer } = await file.read(
          Buffer.alloc(Math.min(piece, written - position)),
          0,
          null,
          position,
        );
        position += bytesRead;
        const timer = setTimeout(() => content.destroy(new Error('The reader takes nothing')), patience);
        try {
          yield buffer.subarray(0, bytesRead);
        } finally {
          clearTimeout(timer);
        }
      } else if (content.destroyed) return;
      else if (ended?.error) throw ended.error;
      else if (ended) return;
      else await more.promise;
    }
  };
  const content: Readable = Readable.from(pieces(), { objectMode: false, highWaterMark: piece });
  // It may end with an error before anybody reads it. Who reads it hears of that all the same.
  content.on('error', () => undefined);
  const left = new Promise<void>((resolve) => content.once('close', resolve));
  void left.then(wake);
  const finished = Promise.withResolvers<void>();
  const closed = Promise.all([left, finished.promise]).then(() => file.close());

  return {
    content,
    closed,
    async write(text) {
      if (content.destroyed) return;
      const bytes = Buffer.from(text);
      await file.write(bytes, 0, bytes.length, written);
      written += bytes.length;
      wake();
    },
    end(error) {
      ended ??= { error };
      finished.resolve();
      wake();
    },
  };
};
