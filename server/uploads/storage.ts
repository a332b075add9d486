import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Files of all tenants in the data folder, by unguessable names. */
export interface Storage {
  /** Writes a file completely or not at all; it survives a power cut. */
  keep(tenantId: number, secureId: string, bytes: Buffer): Promise<void>;
  /**
   * Streams content to a draft, and keeps it if `accept` resolves for the draft's path, completely or not at all.
   * Nothing is left of an interrupted or rejected upload.
   */
  receive<T>(tenantId: number, secureId: string, content: Readable, accept: (draft: string) => Promise<T>): Promise<T>;
  /** Makes a file available under another name as well, without taking more space. */
  share(tenantId: number, secureId: string, as: string): Promise<void>;
  /** Removes a file; does nothing if it does not exist. */
  remove(tenantId: number, secureId: string): Promise<void>;
  /** Folder and name of a file. */
  place(tenantId: number, secureId: string): { folder: string; name: string };
}

/** Returns an unguessable name for a new file. */
export const newFileKey = (): string => randomBytes(24).toString('hex');

const safeName = /^[A-Za-z0-9_-]{16,64}$/;

/** @param dataFolder absolute path of the installation's data folder */
export const createStorage = (dataFolder: string): Storage => {
  const place = (tenantId: number, secureId: string) => {
    if (!Number.isSafeInteger(tenantId) || !safeName.test(secureId)) throw new RangeError('Not the name of a file');
    // The first two characters of the name spread the files, so that no folder grows too large for the file system.
    return { folder: join(dataFolder, 'files', String(tenantId), secureId.slice(0, 2)), name: secureId };
  };
  const pathOf = (tenantId: number, secureId: string): string => {
    const { folder, name } = place(tenantId, secureId);
    return join(folder, name);
  };
  return {
    place,
    async keep(tenantId, secureId, bytes) {
      const path = pathOf(tenantId, secureId);
      const draft = `${path}.draft`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await using file = await open(draft, 'wx', 0o600);
        await file.writeFile(bytes);
        await file.sync();
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async receive(tenantId, secureId, content, accept) {
      const path = pathOf(tenantId, secureId);
      const draft = `${path}.draft`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await pipeline(content, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }));
        const accepted = await accept(draft);
        await rename(draft, path);
        return accepted;
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async share(tenantId, secureId, as) {
      const path = pathOf(tenantId, as);
      await mkdir(dirname(path), { recursive: true });
      await link(pathOf(tenantId, secureId), path);
    },
    remove: (tenantId, secureId) => rm(pathOf(tenantId, secureId), { force: true }),
  };
};
