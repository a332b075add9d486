// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { SearchGroup } from './shared.ts';

export const SearchQueryParams = zod.object({
  query: zod.string().min(1).max(200),
  limit: zod.coerce.number().int().min(1).max(20).default(5)
});

export const SearchResponse = zod.object({
  data: zod.object({
    items: zod.array(SearchGroup)
  })
});
