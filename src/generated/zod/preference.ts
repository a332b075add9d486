// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { HistoryEntry, Identified, ListMeta } from './shared.ts';

export const Preference = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  type: zod.enum(['tableSettings', 'tableSortingSettings', 'selectedPresets', 'interface']).exactOptional(),
  user: zod.int().min(1).max(9007199254740991).nullish(),
  settings: zod.record(zod.string(), zod.unknown()).exactOptional(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const PreferenceCreate = zod.object({
  type: zod.enum(['tableSettings', 'tableSortingSettings', 'selectedPresets', 'interface']),
  settings: zod.record(zod.string(), zod.unknown())
});

export const PreferenceEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  settings: zod.record(zod.string(), zod.unknown()).exactOptional()
});

export const PreferenceField = zod.enum(['id', 'type', 'user', 'settings', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const ListPreferencesQueryParams = zod.object({
  with: zod.array(PreferenceField).min(1).exactOptional(),
  fields: zod.array(PreferenceField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'type:asc', 'type:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  type: zod.array(zod.enum(['tableSettings', 'tableSortingSettings', 'selectedPresets', 'interface'])).min(1).exactOptional(),
  user: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListPreferencesResponse = zod.object({
  data: zod.object({
    items: zod.array(Preference),
    meta: ListMeta.exactOptional()
  })
});

export const CreatePreferencesBody = zod.object({
  items: zod.array(PreferenceCreate).min(1).max(1000)
});

export const CreatePreferencesResponse = zod.object({
  data: zod.object({
    items: zod.array(Preference)
  })
});

export const EditPreferencesBody = zod.object({
  items: zod.array(PreferenceEdit).min(1).max(1000)
});

export const EditPreferencesResponse = zod.object({
  data: zod.object({
    items: zod.array(Preference)
  })
});

export const DeletePreferencesBody = zod.object({
  items: zod.array(Identified).min(1).max(1000)
});

export const DeletePreferencesResponse = zod.object({
  data: zod.object({
    items: zod.array(Identified)
  })
});

export const ReadPreferenceQueryParams = zod.object({
  with: zod.array(PreferenceField).min(1).exactOptional(),
  fields: zod.array(PreferenceField).min(1).exactOptional()
});

export const ReadPreferenceResponse = zod.object({
  data: Preference
});

export const ListPreferenceHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListPreferenceHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
