import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { rule } from '../../domain/rules.ts';
import { violationOf, violation, Failure, invalid, malformed } from '../failure.ts';
import { type Content, inspected, mostBytes, plainName } from './content.ts';
import type { ScopeLimits } from './scopes.ts';

/** A file that came with a call and may be kept. */
export interface Received extends Content {
  fileName: string;
}

/** Name of the part of the body that carries the file. */
const part = 'file';

/** What the parser has against a body (it is cut off, has no boundary) is the sender's to mend. */
const unreadable = (cause: unknown): never => {
  throw malformed('multipart', cause);
};

/** What is said of a file without a byte. */
export const isEmpty = { en: 'This file is empty.', ru: 'Этот файл пуст.' };

const tooLarge = (megabytes: number): Failure =>
  new Failure('tooLarge', { details: [violationOf(rule('fileSize', megabytes), part)] });

/**
 * Takes the file out of a multipart body into memory, whatever it is.
 * @param maxBytes how much of it is taken at most
 * @throws Failure that ends the call: 415 where there is no such body, 422 where it has no file, 413 where that is too large
 */
export const receiveBytes = async (
  request: FastifyRequest,
  { maxBytes, megabytes }: { maxBytes: number; megabytes: number },
): Promise<{ bytes: Buffer; name: string }> => {
  if (!request.isMultipart()) throw new Failure('unsupportedType');
  const bounds = { fileSize: maxBytes + 1, files: 1, fields: 0, parts: 1 };
  const upload = await request.file({ limits: bounds, throwFileSizeLimit: false }).catch(unreadable);
  if (!upload || upload.fieldname !== part) throw invalid(violation(part, 'required'));
  const bytes = await upload.toBuffer().catch(unreadable);
  if (bytes.length === 0) throw invalid({ path: part, type: 'required', message: isEmpty });
  if (upload.file.truncated || bytes.length > maxBytes) throw tooLarge(megabytes);
  return { bytes, name: plainName(upload.filename) };
};

/** Takes an image out of a multipart body, no more of it than the scope allows. Throws the Failure that ends the call. */
export const receive = async (request: FastifyRequest, limits: ScopeLimits): Promise<Received> => {
  const { megabytes } = limits;
  const { bytes, name } = await receiveBytes(request, { maxBytes: mostBytes(limits), megabytes });
  const content = await inspected(bytes, limits);
  if ('bytes' in content) return { ...content, fileName: name };
  if (content.name === 'fileSize') throw tooLarge(megabytes);
  if (content.name !== 'fileType') throw invalid(violationOf(content, part));
  throw new Failure('unsupportedType', { details: [violationOf(content, part)] });
};
