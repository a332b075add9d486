import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { rule } from '../../domain/rules.ts';
import { broke, breaks, Failure, invalid } from '../failure.ts';
import { type Content, inspected, mostBytes, plainName } from './content.ts';
import type { ScopeLimits } from './scopes.ts';

/** A file that came with a call and may be kept. */
export interface Received extends Content {
  fileName: string;
}

/** Name of the part of the body that carries the file. */
const part = 'file';

/** What the parser has against a body (it is cut off, has no boundary) is the sender's to mend. */
const malformed = (cause: unknown): never => {
  throw new Failure('malformed', { cause });
};

/** Takes the file out of a multipart body, no more of it than the scope allows. Throws the Failure that ends the call. */
export const receive = async (request: FastifyRequest, limits: ScopeLimits): Promise<Received> => {
  if (!request.isMultipart()) throw new Failure('unsupportedType');
  const tooLarge = new Failure('tooLarge', { details: [broke(rule('fileSize', limits.megabytes), part)] });
  const bounds = { fileSize: mostBytes(limits) + 1, files: 1, fields: 0, parts: 1 };
  const upload = await request.file({ limits: bounds, throwFileSizeLimit: false }).catch(malformed);
  if (!upload || upload.fieldname !== part) throw invalid(breaks(part, 'required'));
  const bytes = await upload.toBuffer().catch(malformed);
  if (bytes.length === 0) throw invalid(breaks(part, 'required'));
  if (upload.file.truncated) throw tooLarge;

  const content = await inspected(bytes, limits);
  if ('bytes' in content) return { ...content, fileName: plainName(upload.filename) };
  if (content.name === 'fileSize') throw tooLarge;
  throw new Failure('unsupportedType', { details: [broke(content, part)] });
};
