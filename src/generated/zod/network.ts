// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { ApiSettings, GeneralSettings, GeneralSettingsEdit, HistoryEntry, ListMeta } from './shared.ts';

export const ReadApiSettingsResponse = zod.object({
  data: ApiSettings
});

export const ReadGeneralSettingsResponse = zod.object({
  data: GeneralSettings
});

export const EditGeneralSettingsBody = zod.object({
  items: zod.array(GeneralSettingsEdit).min(1).max(1)
});

export const EditGeneralSettingsResponse = zod.object({
  data: zod.object({
    items: zod.array(GeneralSettings)
  })
});

export const ListGeneralSettingsHistoryQueryParams = zod.object({
  limit: zod.coerce.number().int().min(1).max(500).default(25),
  offset: zod.coerce.number().int().min(0).default(0)
});

export const ListGeneralSettingsHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta
  })
});
