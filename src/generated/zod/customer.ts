// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { CustomerImportPreview, Export, Job, ListMeta } from './shared.ts';

export const Customer = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  customerId: zod.string().exactOptional(),
  affiliate: zod.int().min(1).max(9007199254740991).exactOptional(),
  campaign: zod.int().min(1).max(9007199254740991).exactOptional(),
  offer: zod.int().min(1).max(9007199254740991).exactOptional(),
  advertiser: zod.int().min(1).max(9007199254740991).exactOptional(),
  clickId: zod.string().nullish(),
  lead: zod.int().min(1).max(9007199254740991).nullish(),
  country: zod.string().nullish(),
  firstDepositAt: zod.int().min(0).max(253402300799).nullish(),
  lastDepositAt: zod.int().min(0).max(253402300799).nullish(),
  deposits: zod.int().exactOptional(),
  deposited: zod.string().exactOptional(),
  turnover: zod.string().exactOptional(),
  ngr: zod.string().exactOptional(),
  currency: zod.int().min(1).max(9007199254740991).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const CustomerField = zod.enum(['id', 'customerId', 'affiliate', 'campaign', 'offer', 'advertiser', 'clickId', 'lead', 'country', 'firstDepositAt', 'lastDepositAt', 'deposits', 'deposited', 'turnover', 'ngr', 'currency', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const ListCustomersQueryParams = zod.object({
  with: zod.array(CustomerField).min(1).exactOptional(),
  fields: zod.array(CustomerField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate', 'sums'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'customerId:asc', 'customerId:desc', 'clickId:asc', 'clickId:desc', 'firstDepositAt:asc', 'firstDepositAt:desc', 'lastDepositAt:asc', 'lastDepositAt:desc', 'deposits:asc', 'deposits:desc', 'deposited:asc', 'deposited:desc', 'turnover:asc', 'turnover:desc', 'ngr:asc', 'ngr:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  customerId: zod.array(zod.string().max(200)).min(1).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  campaign: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  offer: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  clickId: zod.array(zod.string()).min(1).exactOptional(),
  lead: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  country: zod.array(zod.string()).min(1).exactOptional(),
  firstDepositAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  firstDepositAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  lastDepositAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  lastDepositAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  currency: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListCustomersResponse = zod.object({
  data: zod.object({
    items: zod.array(Customer),
    meta: ListMeta.exactOptional()
  })
});

export const ExportCustomersQueryParams = zod.object({
  with: zod.array(CustomerField).min(1).exactOptional(),
  fields: zod.array(CustomerField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'customerId:asc', 'customerId:desc', 'clickId:asc', 'clickId:desc', 'firstDepositAt:asc', 'firstDepositAt:desc', 'lastDepositAt:asc', 'lastDepositAt:desc', 'deposits:asc', 'deposits:desc', 'deposited:asc', 'deposited:desc', 'turnover:asc', 'turnover:desc', 'ngr:asc', 'ngr:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  customerId: zod.array(zod.string().max(200)).min(1).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  campaign: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  offer: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  clickId: zod.array(zod.string()).min(1).exactOptional(),
  lead: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  country: zod.array(zod.string()).min(1).exactOptional(),
  firstDepositAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  firstDepositAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  lastDepositAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  lastDepositAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  currency: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportCustomersResponse = zod.object({
  data: Export
});

export const ImportOfCustomersQueryParams = zod.object({
  advertiser: zod.coerce.number().int().min(1).max(9007199254740991),
  columns: zod.array(zod.enum(['customer_id', 'click_id', 'lead_id', 'date', 'deposits', 'deposit', 'turnover', 'ngr', 'currency', 'txid', '-'])).min(1).max(100).exactOptional()
});

export const ImportOfCustomersBody = zod.object({
  file: zod.instanceof(Blob)
});

export const ImportOfCustomersResponse = zod.object({
  data: Job
});

export const ListCustomerImportFailuresResponse = zod.unknown();

export const PreviewImportOfCustomersQueryParams = zod.object({
  advertiser: zod.coerce.number().int().min(1).max(9007199254740991),
  columns: zod.array(zod.enum(['customer_id', 'click_id', 'lead_id', 'date', 'deposits', 'deposit', 'turnover', 'ngr', 'currency', 'txid', '-'])).min(1).max(100).exactOptional()
});

export const PreviewImportOfCustomersBody = zod.object({
  file: zod.instanceof(Blob)
});

export const PreviewImportOfCustomersResponse = zod.object({
  data: CustomerImportPreview
});

export const ReadCustomerQueryParams = zod.object({
  with: zod.array(CustomerField).min(1).exactOptional(),
  fields: zod.array(CustomerField).min(1).exactOptional()
});

export const ReadCustomerResponse = zod.object({
  data: Customer
});
