import type { Operation } from '../../openapi/contract-part.ts';

const kilobyte = 1024;

/** Most bytes of the body of an entity's call: many whole records, one of them, or ids with a word beside each. */
export const bytesOf = (call: string): number => {
  if (call === 'create' || call === 'edit') return 4096 * kilobyte;
  return (call === 'editOne' ? 256 : 1024) * kilobyte;
};

/** Of a hand-written call: little from anybody, some more from who is signed in. */
const ownBytes = (operation: Operation): number => (operation['x-permission'] === null ? 16 : 64) * kilobyte;

/** The operation with the most bytes of its JSON body said, where it takes one. */
export const sized = (operation: Operation, bytes = ownBytes(operation)): Operation =>
  operation.requestBody?.content['application/json']
    ? { ...operation, requestBody: { ...operation.requestBody, 'x-max-bytes': bytes } }
    : operation;
