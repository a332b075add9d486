// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, Identified, ListMeta } from './shared.ts';

export const ListExportsQueryParams = zod.object({
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListExportsResponse = zod.object({
  data: zod.object({
    items: zod.array(Export),
    meta: ListMeta
  })
});

export const DeleteExportsBody = zod.object({
  items: zod.array(Identified).min(1).max(1000)
});

export const DeleteExportsResponse = zod.object({
  data: zod.object({
    items: zod.array(Identified)
  })
});

export const ReadExportResponse = zod.object({
  data: Export
});

export const CancelExportResponse = zod.object({
  data: Export
});

export const ReadExportFileResponse = zod.unknown();

export const RepeatExportResponse = zod.object({
  data: Export
});
