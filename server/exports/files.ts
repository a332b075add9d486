import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { fullDisk } from '../uploads/full-disk.ts';
import { csvWriter } from './csv.ts';
import type { Column, TableWriter } from './table.ts';
import { xlsxWriter } from './xlsx.ts';

const writers = { csv: csvWriter, xlsx: xlsxWriter };
export type Format = keyof typeof writers;

/** Identifies a file: its owner, and its name on disk. */
export interface FileName {
  tenantId: number;
  file: string;
}

/** A file being written; it is discarded unless it is kept. */
export interface Draft {
  /** @throws Failure `unavailable` if the disk is full */
  write: TableWriter['write'];
  /** Keeps the finished file and returns its size in bytes. */
  keep(): Promise<number>;
  abandon(): Promise<void>;
}

/** Export files in the data folder. */
export interface ExportFiles {
  /** @param writer separates the drafts of processes that write the same file */
  begin(name: FileName, writer: string, format: Format, columns: readonly Column[]): Promise<Draft>;
  /** Its content; undefined if it does not exist. */
  read(name: FileName): Promise<{ content: Readable; bytes: number } | undefined>;
  remove(name: FileName): Promise<void>;
  /** Removes leftovers from before a time, in milliseconds, that are not among those to keep. */
  tidy(before: number, isKept: (name: FileName) => boolean): Promise<void>;
}

/** @param folder created if it does not exist */
export const createExportFiles = (folder: string): ExportFiles => {
  const pathOf = ({ tenantId, file }: FileName): string => {
    if (!Number.isSafeInteger(tenantId) || !/^[0-9a-f-]{36}$/.test(file))
      throw new RangeError('Not the name of a file');
    return join(folder, String(tenantId), file);
  };
  return {
    async begin(name, writer, format, columns) {
      const path = pathOf(name);
      const draft = `${path}.${writer}`;
      await mkdir(dirname(path), { recursive: true });
      const stream = createWriteStream(draft, { mode: 0o600, flush: true, highWaterMark: 1024 * 1024 });
      const whole = finished(stream);
      // The writer gets the error.
      whole.catch(() => undefined);
      const table = await writers[format](stream, columns).catch(fullDisk);
      return {
        write: (lines) => table.write(lines).catch(fullDisk),
        async keep() {
          await Promise.all([table.end(), whole]).catch(fullDisk);
          await rename(draft, path);
          return (await stat(path)).size;
        },
        async abandon() {
          stream.destroy();
          await whole.catch(() => undefined);
          await rm(draft, { force: true });
        },
      };
    },
    async read(name) {
      const file = await open(pathOf(name)).catch(() => undefined);
      return file && { content: file.createReadStream(), bytes: (await file.stat()).size };
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async tidy(before, isKept) {
      const lying = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      for (const entry of lying) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const tenantId = Number(entry.parentPath.split(/[\\/]/).at(-1));
        if (isKept({ tenantId, file: entry.name })) continue;
        const found = await stat(path).catch(() => undefined);
        if (found && found.mtimeMs < before) await rm(path, { force: true });
      }
    },
  };
};
