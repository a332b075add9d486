import type { Operation } from '../../openapi/contract-part.ts';

const kilobyte = 1024;

/**
 * Returns the maximum body size of an entity's call in bytes: many whole records, one of them, or ids with a little
 * text each.
 */
export const bytesOf = (call: string): number => {
  if (call === 'create' || call === 'edit') return 4096 * kilobyte;
  return (call === 'editOne' ? 256 : 1024) * kilobyte;
};

/** Returns that of a hand-written call: little if open to anyone, more for signed-in users. */
const ownBytes = (operation: Operation): number => (operation['x-permission'] === null ? 16 : 64) * kilobyte;

/** Returns the operation with the maximum size of its JSON body, if it takes one. */
export const sized = (operation: Operation, bytes = ownBytes(operation)): Operation =>
  operation.requestBody?.content['application/json']
    ? { ...operation, requestBody: { ...operation.requestBody, 'x-max-bytes': bytes } }
    : operation;
