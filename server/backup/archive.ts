import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack, type Pack } from 'tar-stream';

/** The file is not a backup that this version can read; the message says why. */
export class ArchiveError extends Error {
  override name = 'ArchiveError';
}

/** Writes the entries of an archive, one after another; paths are relative, with slashes. */
export interface ArchiveWriter {
  text(path: string, content: string): Promise<void>;
  /** An empty folder. */
  folder(path: string): Promise<void>;
  /** A file as it is right now; one that has disappeared meanwhile is left out. */
  file(path: string, source: string): Promise<void>;
  /** A folder with everything below it, except paths (relative to `source`) for which `leaveOut` returns true. */
  tree(path: string, source: string, leaveOut?: (below: string) => boolean): Promise<void>;
}

const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Returns a file's first `size` bytes: what is appended meanwhile is ignored, what is truncated is zero-filled. */
async function* exactly(source: string, size: number): AsyncGenerator<Buffer> {
  let remaining = size;
  if (size > 0) {
    for await (const chunk of createReadStream(source, { end: size - 1 }) as AsyncIterable<Buffer>) {
      remaining -= chunk.length;
      yield chunk;
    }
  }
  for (const zeros = Buffer.alloc(65_536); remaining > 0; remaining -= zeros.length)
    yield zeros.subarray(0, Math.min(remaining, zeros.length));
}

const writerTo = (archive: Pack): ArchiveWriter => {
  const writer: ArchiveWriter = {
    text: (path, content) =>
      new Promise((done, fail) => {
        archive.entry({ name: path, mode: 0o600 }, content, (error) => (error ? fail(error) : done()));
      }),
    folder: (path) =>
      new Promise((done, fail) => {
        archive.entry({ name: path, type: 'directory', mode: 0o700 }, (error) => (error ? fail(error) : done()));
      }),
    async file(path, source) {
      try {
        const { size, mode, mtime } = await stat(source);
        await pipeline(exactly(source, size), archive.entry({ name: path, size, mode: mode & 0o777, mtime }));
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    },
    async tree(path, source, leaveOut = () => false) {
      const below = async (prefix: string): Promise<void> => {
        for (const entry of await readdir(join(source, prefix), { withFileTypes: true })) {
          const name = prefix ? `${prefix}/${entry.name}` : entry.name;
          if (leaveOut(name)) continue;
          if (entry.isDirectory()) {
            await writer.folder(`${path}/${name}`);
            await below(name);
          } else if (entry.isFile()) await writer.file(`${path}/${name}`, join(source, name));
        }
      };
      if (path !== '.') await writer.folder(path);
      await below('');
    },
  };
  return writer;
};

/** Writes a gzipped tar archive, complete and flushed to disk, or leaves nothing. @throws what `fill` throws */
export async function writeArchive(file: string, fill: (writer: ArchiveWriter) => Promise<void>): Promise<void> {
  const draft = `${file}.draft`;
  const archive = pack();
  try {
    const written = pipeline(archive, createGzip({ level: 3 }), createWriteStream(draft, { mode: 0o600, flush: true }));
    const filled = fill(writerTo(archive)).then(
      () => archive.finalize(),
      (error: unknown) => {
        archive.destroy();
        throw error;
      },
    );
    await Promise.all([filled, written]);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Unpacks an archive into a folder that it creates; an archive that can't be read to its end leaves no folder.
 * @param label path of a JSON file in the archive, which is not unpacked
 * @returns the label's content; undefined if the archive has none
 * @throws ArchiveError if it is not an archive, is truncated, or contains paths outside the folder
 */
export async function readArchive(file: string, folder: string, label: string): Promise<unknown> {
  const reader = extract();
  let found: unknown;
  await mkdir(folder, { recursive: true, mode: 0o711 });
  const unpack = async (): Promise<void> => {
    for await (const entry of reader) {
      const { name, type, mode } = entry.header;
      const path = resolve(folder, name);
      if (!path.startsWith(folder + sep)) throw new ArchiveError(`it names a file outside the folder: ${name}`);
      if (name === label) {
        found = await json(entry);
      } else if (type === 'directory') {
        await mkdir(path, { recursive: true });
        await chmod(path, mode ?? 0o700);
        entry.resume();
      } else if (type === 'file') {
        await mkdir(dirname(path), { recursive: true });
        await pipeline(entry, createWriteStream(path, { mode: mode ?? 0o600, flush: true }));
      } else throw new ArchiveError(`it holds something that is neither file nor folder: ${name}`);
    }
  };
  try {
    await Promise.all([pipeline(createReadStream(file), createGunzip(), reader), unpack()]);
    await using handle = await open(folder);
    await handle.sync();
    return found;
  } catch (cause) {
    await rm(folder, { recursive: true, force: true });
    if (cause instanceof ArchiveError || isGone(cause)) throw cause;
    throw new ArchiveError(`it can’t be read: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
