import { answer, body, collectionPath, type ContractPart, failures, object, recordId, ref } from '../contract-part.ts';

const request = object(
  {
    collection: collectionPath,
    ids: {
      type: 'array',
      items: recordId,
      minItems: 1,
      maxItems: 1000,
      uniqueItems: true,
      description: 'The copies.',
    },
  },
  ['collection', 'ids'],
);

export default {
  schemas: { UndoneClones: request },
  paths: {
    '/user/clones/undo': {
      post: {
        operationId: 'undoClones',
        summary: 'Take back copies of one’s own',
        description:
          'Deletes copies and all that went along with them, all or none. The caller needs the permission to copy, none to delete, and has made the copies themselves within the last hour (else 409, `notUndoable`). Refused with 409 where one of the records was changed since (`copyChanged`) or is used elsewhere (`referenced`).',
        tags: ['References'],
        'x-permission': [],
        requestBody: body(ref('UndoneClones'), { collection: 'user/offers', ids: [12] }),
        responses: {
          200: answer(
            'The copies that are gone.',
            object({ items: { type: 'array', items: ref('Identified') } }, ['items']),
            { items: [{ id: 12 }] },
          ),
          ...failures(401, 403, 404, 409, 413, 415, 422, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;
