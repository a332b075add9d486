import {
  dataResponse,
  body,
  collectionPath,
  type ContractPart,
  failures,
  object,
  recordId,
  ref,
} from '../contract-part.ts';

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
        summary: 'Undo your own copies',
        description:
          'Deletes copies and everything that was copied with them, all or none. Requires the permission to copy, not the one to delete. The caller must have made the copies within the last hour (otherwise 409, `notUndoable`). Refused with 409 if one of the records has been changed since (`copyChanged`) or is used elsewhere (`referenced`).',
        tags: ['References'],
        'x-permission': [],
        requestBody: body(ref('UndoneClones'), { collection: 'user/offers', ids: [12] }),
        responses: {
          200: dataResponse(
            'The deleted copies.',
            object({ items: { type: 'array', items: ref('Identified') } }, ['items']),
            { items: [{ id: 12 }] },
          ),
          ...failures(401, 403, 404, 409, 413, 415, 422, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;
