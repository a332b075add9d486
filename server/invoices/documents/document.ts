import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../../domain/text/words.ts';
import type { Side } from '../../../openapi/invoice-sides.ts';
import type { Caller } from '../../access/caller.ts';
import type { Model } from '../../collections/model.ts';
import type { Database } from '../../database/connection.ts';
import type { Reply } from '../../http/call.ts';
import type { Storage } from '../../uploads/storage.ts';
import { contentOf } from './content.ts';
import { drawn } from './drawn.ts';

interface Dependencies {
  database: Database;
  model: Model;
  storage: Storage;
}

interface DocumentQuery {
  side: Side;
  id: number;
  format: 'pdf' | 'xlsx';
  language: Language;
  caller: Caller;
}

const types = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Returns the network's logo; undefined if it has none, or its file is gone. */
const logoOf = async (storage: Storage, tenantId: number, url: string | null): Promise<Buffer | undefined> => {
  const secureId = url?.split('/').at(-1);
  if (!secureId) return undefined;
  const { folder, name } = storage.place(tenantId, secureId);
  try {
    return await readFile(join(folder, name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

/**
 * Returns the file of an invoice.
 * @throws Failure 404 if there is none for the caller
 */
export const readInvoiceFile = async (
  { database, model, storage }: Dependencies,
  asked: DocumentQuery,
): Promise<Reply> => {
  const { tenantId } = asked.caller;
  const content = await database.tenant(tenantId).read((db) => contentOf(db, model, asked));
  const { format } = asked;
  const logo = format === 'pdf' ? await logoOf(storage, tenantId, content.network.logoUrl) : undefined;
  const file = await drawn({ content, format, logo });
  return {
    content: file,
    type: types[asked.format],
    headers: {
      'content-length': String(file.length),
      'content-disposition': `attachment; filename="${content.name}.${asked.format}"`,
    },
  };
};
