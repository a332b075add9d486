import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { generate, type OutputOptions } from 'orval';
import type { Contract } from '../contract/contract.ts';

/**
 * What orval makes of a contract, by path below its target folder. It writes files itself, so it is given a folder of
 * its own, which is then removed.
 * @throws when it makes nothing; it says why on the console
 */
export const orvalFiles = async (
  document: Contract,
  output: (folder: string) => OutputOptions,
): Promise<Record<string, string>> => {
  const folder = await mkdtemp(join(tmpdir(), 'sluice-codegen-'));
  try {
    const target = structuredClone(document) as unknown;
    await generate(
      { input: { target: target as Record<string, unknown>, unsafeDisableValidation: true }, output: output(folder) },
      folder,
    );
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    if (files.length === 0) throw new Error('orval made no files');
    const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    return Object.fromEntries(
      files.map((file, index) => [relative(folder, file).replaceAll('\\', '/'), texts[index] ?? '']),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
