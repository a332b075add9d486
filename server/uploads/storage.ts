import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files of all tenants in the data folder, by the names nobody can guess. */
export interface Storage {
  /** Writes the file whole or not at all; it survives a power cut. */
  keep(tenantId: number, secureId: string, bytes: Buffer): Promise<void>;
  /** Removes the file; without one it does nothing. */
  remove(tenantId: number, secureId: string): Promise<void>;
  /** Folder and name of the file. */
  place(tenantId: number, secureId: string): { folder: string; name: string };
}

const safeName = /^[A-Za-z0-9_-]{16,64}$/;

/** @param dataFolder absolute path of the installation's data folder */
export const createStorage = (dataFolder: string): Storage => {
  const place = (tenantId: number, secureId: string) => {
    if (!Number.isSafeInteger(tenantId) || !safeName.test(secureId)) throw new RangeError('Not the name of a file');
    // Two signs of the name part the files, so that no folder grows beyond what file systems like.
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
    remove: (tenantId, secureId) => rm(pathOf(tenantId, secureId), { force: true }),
  };
};
