// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';


export const ReadEventsResponse = zod.unknown();

export const WatchRecordBody = zod.object({
  entity: zod.string().min(1).max(100),
  id: zod.int().min(1).max(9007199254740991)
});

export const WatchRecordResponse = zod.object({
  data: zod.object({
    entity: zod.string().min(1).max(100),
    id: zod.int().min(1).max(9007199254740991),
    version: zod.int().min(0),
    isScheduled: zod.boolean()
  })
});
