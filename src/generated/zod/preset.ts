// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { HistoryEntry, Identified, ListMeta } from './shared.ts';

export const Preset = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  title: zod.string().exactOptional(),
  type: zod.enum(['table', 'statistics']).exactOptional(),
  user: zod.int().min(1).max(9007199254740991).nullish(),
  isShared: zod.boolean().exactOptional(),
  settings: zod.record(zod.string(), zod.unknown()).exactOptional(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const PresetCreate = zod.object({
  title: zod.string().min(1).max(200),
  type: zod.enum(['table', 'statistics']),
  isShared: zod.boolean().default(false),
  settings: zod.record(zod.string(), zod.unknown())
});

export const PresetEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().min(1).max(200).exactOptional(),
  isShared: zod.boolean().exactOptional(),
  settings: zod.record(zod.string(), zod.unknown()).exactOptional()
});

export const PresetField = zod.enum(['id', 'title', 'type', 'user', 'isShared', 'settings', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const ListPresetsQueryParams = zod.object({
  with: zod.array(PresetField).min(1).exactOptional(),
  fields: zod.array(PresetField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'type:asc', 'type:desc', 'isShared:asc', 'isShared:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  type: zod.array(zod.enum(['table', 'statistics'])).min(1).exactOptional(),
  user: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListPresetsResponse = zod.object({
  data: zod.object({
    items: zod.array(Preset),
    meta: ListMeta.exactOptional()
  })
});

export const CreatePresetsBody = zod.object({
  items: zod.array(PresetCreate).min(1).max(1000)
});

export const CreatePresetsResponse = zod.object({
  data: zod.object({
    items: zod.array(Preset)
  })
});

export const EditPresetsBody = zod.object({
  items: zod.array(PresetEdit).min(1).max(1000)
});

export const EditPresetsResponse = zod.object({
  data: zod.object({
    items: zod.array(Preset)
  })
});

export const DeletePresetsBody = zod.object({
  items: zod.array(Identified).min(1).max(1000)
});

export const DeletePresetsResponse = zod.object({
  data: zod.object({
    items: zod.array(Identified)
  })
});

export const ReadPresetQueryParams = zod.object({
  with: zod.array(PresetField).min(1).exactOptional(),
  fields: zod.array(PresetField).min(1).exactOptional()
});

export const ReadPresetResponse = zod.object({
  data: Preset
});

export const ListPresetHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListPresetHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
