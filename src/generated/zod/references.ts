// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Identified, UndoneClones } from './shared.ts';

export const ReadAsOfQueryParams = zod.object({
  entity: zod.string().min(1).max(100),
  id: zod.coerce.number().int().min(1).max(9007199254740991).exactOptional(),
  at: zod.coerce.number().int().min(0).max(253402300799)
});

export const ReadAsOfResponse = zod.object({
  data: zod.object({
    state: zod.enum(['known', 'notYetMade', 'forgotten']),
    createdAt: zod.int(),
    values: zod.record(zod.string(), zod.unknown())
  })
});

export const UndoClonesBody = UndoneClones

export const UndoClonesResponse = zod.object({
  data: zod.object({
    items: zod.array(Identified)
  })
});

export const CountRelatedQueryParams = zod.object({
  entity: zod.string().min(1).max(100),
  id: zod.coerce.number().int().min(1).max(9007199254740991)
});

export const CountRelatedResponse = zod.object({
  data: zod.object({
    items: zod.array(zod.object({
      route: zod.string(),
      field: zod.string(),
      count: zod.int().min(0)
    }))
  })
});

export const ListTitlesQueryParams = zod.object({
  entity: zod.string().min(1).max(100),
  field: zod.string().min(1).max(100),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).max(500).exactOptional(),
  former: zod.boolean().exactOptional()
});

export const ListTitlesResponse = zod.object({
  data: zod.object({
    items: zod.array(zod.object({
      id: zod.int().min(1).max(9007199254740991),
      titles: zod.array(zod.object({
        id: zod.int().min(1).max(9007199254740991),
        title: zod.string()
      }))
    }))
  })
});
