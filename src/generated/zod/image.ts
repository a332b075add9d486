// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Identified, ListMeta } from './shared.ts';

export const Image = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  secureId: zod.string().exactOptional(),
  scope: zod.enum(['offer', 'tenant_logo', 'tenant_favicon']).exactOptional(),
  fileName: zod.string().exactOptional(),
  contentType: zod.string().exactOptional(),
  bytes: zod.int().exactOptional(),
  url: zod.string().nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const ImageField = zod.enum(['id', 'secureId', 'scope', 'fileName', 'contentType', 'bytes', 'url', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const ReadPublicImageResponse = zod.unknown();

export const ListImagesQueryParams = zod.object({
  with: zod.array(ImageField).min(1).exactOptional(),
  fields: zod.array(ImageField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'scope:asc', 'scope:desc', 'fileName:asc', 'fileName:desc', 'contentType:asc', 'contentType:desc', 'bytes:asc', 'bytes:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  secureId: zod.array(zod.string()).min(1).exactOptional(),
  scope: zod.array(zod.enum(['offer', 'tenant_logo', 'tenant_favicon'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListImagesResponse = zod.object({
  data: zod.object({
    items: zod.array(Image),
    meta: ListMeta.exactOptional()
  })
});

export const DeleteImagesBody = zod.object({
  items: zod.array(Identified).min(1).max(1000)
});

export const DeleteImagesResponse = zod.object({
  data: zod.object({
    items: zod.array(Identified)
  })
});

export const UploadImageQueryParams = zod.object({
  scope: zod.enum(['offer', 'tenant_logo', 'tenant_favicon'])
});

export const UploadImageBody = zod.object({
  file: zod.instanceof(Blob)
});

export const UploadImageResponse = zod.object({
  data: Image
});

export const ReadImageQueryParams = zod.object({
  with: zod.array(ImageField).min(1).exactOptional(),
  fields: zod.array(ImageField).min(1).exactOptional()
});

export const ReadImageResponse = zod.object({
  data: Image
});
