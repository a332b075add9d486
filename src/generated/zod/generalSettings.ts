// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { HistoryEntry, ListMeta } from './shared.ts';

export const GeneralSettings = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  name: zod.string().exactOptional(),
  logoUrl: zod.string().nullish(),
  faviconUrl: zod.string().nullish(),
  apiDomain: zod.string().nullish(),
  apiDomains: zod.array(zod.string().max(200)).exactOptional(),
  trafficbackUrl: zod.string().nullish(),
  visitorCookie: zod.int().exactOptional(),
  lateConversions: zod.enum(['pay', 'defer', 'payout_none', 'reject']).exactOptional(),
  contactDays: zod.int().nullish(),
  exportDays: zod.int().exactOptional(),
  circuitFailures: zod.int().nullish(),
  circuitRefusals: zod.int().nullish(),
  circuitDrop: zod.int().nullish(),
  circuitPause: zod.int().exactOptional(),
  baseCurrency: zod.string().exactOptional(),
  timezone: zod.string().exactOptional(),
  withdrawalMinimum: zod.string().exactOptional(),
  invoiceDetails: zod.string().nullish(),
  rateSourceUrl: zod.string().nullish(),
  rateSourceForm: zod.enum(['object', 'list']).exactOptional(),
  rateSourcePath: zod.string().nullish(),
  rateSourceCodePath: zod.string().nullish(),
  rateSourceValuePath: zod.string().nullish(),
  rateSourceBase: zod.string().nullish(),
  rateSourceInverse: zod.boolean().exactOptional(),
  rateSourceReadAt: zod.int().min(0).max(253402300799).nullish(),
  rateSourceProblem: zod.union([zod.literal('unreachable'), zod.literal('refused'), zod.literal('notJson'), zod.literal('noRates'), zod.literal('noBase'), zod.literal('someMissing'), zod.literal(null)]).nullish(),
  rateSourceMissing: zod.array(zod.string().max(200)).exactOptional(),
  chatScriptUrl: zod.string().nullish(),
  chatId: zod.string().nullish(),
  passwordMinimum: zod.int().exactOptional(),
  registration: zod.enum(['open', 'moderated', 'closed']).exactOptional(),
  registrationRole: zod.int().min(1).max(9007199254740991).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const GeneralSettingsEdit = zod.object({
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  name: zod.string().min(1).max(100).exactOptional(),
  logoUrl: zod.string().max(2000).nullish(),
  faviconUrl: zod.string().max(2000).nullish(),
  apiDomain: zod.string().max(253).nullish(),
  trafficbackUrl: zod.string().max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')).nullish(),
  visitorCookie: zod.int().min(60).max(34560000).exactOptional(),
  lateConversions: zod.enum(['pay', 'defer', 'payout_none', 'reject']).exactOptional(),
  contactDays: zod.int().min(1).max(36500).nullish(),
  exportDays: zod.int().min(1).max(365).exactOptional(),
  circuitFailures: zod.int().min(1).max(100).nullish(),
  circuitRefusals: zod.int().min(1).max(100).nullish(),
  circuitDrop: zod.int().min(10).max(100).nullish(),
  circuitPause: zod.int().min(1).max(86400).exactOptional(),
  timezone: zod.string().min(1).max(100).exactOptional(),
  withdrawalMinimum: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,2})?$')).min(1).exactOptional(),
  invoiceDetails: zod.string().max(2000).nullish(),
  rateSourceUrl: zod.string().max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')).nullish(),
  rateSourceForm: zod.enum(['object', 'list']).exactOptional(),
  rateSourcePath: zod.string().max(200).nullish(),
  rateSourceCodePath: zod.string().max(200).nullish(),
  rateSourceValuePath: zod.string().max(200).nullish(),
  rateSourceBase: zod.string().min(3).max(3).regex(new RegExp('^[A-Z]{3}$')).nullish(),
  rateSourceInverse: zod.boolean().exactOptional(),
  chatScriptUrl: zod.string().max(2000).regex(new RegExp('^https://([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9](:[1-9]\\d{0,3}|:[1-5]\\d{4})?([/?#]\\S*)?$')).nullish(),
  chatId: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_.:-]+$')).nullish(),
  passwordMinimum: zod.int().min(5).max(128).exactOptional(),
  registration: zod.enum(['open', 'moderated', 'closed']).exactOptional(),
  registrationRole: zod.int().min(1).max(9007199254740991).nullish()
});

export const GeneralSettingsField = zod.enum(['id', 'name', 'logoUrl', 'faviconUrl', 'apiDomain', 'apiDomains', 'trafficbackUrl', 'visitorCookie', 'lateConversions', 'contactDays', 'exportDays', 'circuitFailures', 'circuitRefusals', 'circuitDrop', 'circuitPause', 'baseCurrency', 'timezone', 'withdrawalMinimum', 'invoiceDetails', 'rateSourceUrl', 'rateSourceForm', 'rateSourcePath', 'rateSourceCodePath', 'rateSourceValuePath', 'rateSourceBase', 'rateSourceInverse', 'rateSourceReadAt', 'rateSourceProblem', 'rateSourceMissing', 'chatScriptUrl', 'chatId', 'passwordMinimum', 'registration', 'registrationRole', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const ReadGeneralSettingsQueryParams = zod.object({
  with: zod.array(GeneralSettingsField).min(1).exactOptional(),
  fields: zod.array(GeneralSettingsField).min(1).exactOptional()
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
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListGeneralSettingsHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
