import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { rule } from '../../domain/rules.ts';
import { violationOf, violation, Failure, invalid, malformed } from '../failure.ts';
import { type Content, inspected, maxBytes, plainName } from './content.ts';
import type { ScopeLimits } from './scopes.ts';

/** An acceptable file received with a call. */
export interface Received extends Content {
  fileName: string;
}

/** Name of the body part that contains the file. */
const part = 'file';

/** A body that the parser rejects (truncated, no boundary) is the sender's error. */
const unreadable = (cause: unknown): never => {
  throw malformed('multipart', cause);
};

/** The message for an empty file. */
export const isEmpty = { en: 'This file is empty.', ru: 'Этот файл пуст.' };

const tooLarge = (megabytes: number): Failure =>
  new Failure('tooLarge', { details: [violationOf(rule('fileSize', megabytes), part)] });

/**
 * Reads the file from a multipart body into memory, regardless of its type.
 * @param maxBytes maximum size
 * @throws Failure that ends the call: 415 for another type of body, 422 without a file, 413 if it is too large
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

/** Reads an image from a multipart body, up to the size the scope allows. Throws the Failure that ends the call. */
export const receive = async (request: FastifyRequest, limits: ScopeLimits): Promise<Received> => {
  const { megabytes } = limits;
  const { bytes, name } = await receiveBytes(request, { maxBytes: maxBytes(limits), megabytes });
  const content = await inspected(bytes, limits);
  if ('bytes' in content) return { ...content, fileName: name };
  if (content.name === 'fileSize') throw tooLarge(megabytes);
  if (content.name !== 'fileType') throw invalid(violationOf(content, part));
  throw new Failure('unsupportedType', { details: [violationOf(content, part)] });
};
