// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, FakeAdvertiser, FakeAdvertiserRequest, HistoryEntry, Identified, IntegrationFigures, IntegrationTest, ListMeta } from './shared.ts';

export const Integration = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  secureId: zod.string().exactOptional(),
  title: zod.string().exactOptional(),
  advertiser: zod.int().min(1).max(9007199254740991).exactOptional(),
  template: zod.int().min(1).max(9007199254740991).exactOptional(),
  vertical: zod.int().min(1).max(9007199254740991).nullish(),
  offers: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  outApiEnabled: zod.boolean().exactOptional(),
  redirectEnabled: zod.boolean().exactOptional(),
  apiSyncEnabled: zod.boolean().exactOptional(),
  postbackEnabled: zod.boolean().exactOptional(),
  apiSyncStatus: zod.enum(['off', 'on', 'paused']).exactOptional(),
  apiSyncPauseReason: zod.record(zod.string(), zod.unknown()).nullish(),
  apiSyncLastAt: zod.int().min(0).max(253402300799).nullish(),
  apiSyncNextAt: zod.int().min(0).max(253402300799).nullish(),
  apiSyncAskedAt: zod.int().min(0).max(253402300799).nullish(),
  circuit: zod.enum(['closed', 'open']).exactOptional(),
  circuitReason: zod.union([zod.literal('unreached'), zod.literal('unreadable'), zod.literal('refused'), zod.literal('rate'), zod.literal('by_hand'), zod.literal(null)]).nullish(),
  circuitSince: zod.int().min(0).max(253402300799).nullish(),
  circuitTryAt: zod.int().min(0).max(253402300799).nullish(),
  acceptance: zod.string().nullish(),
  apiParameters: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991).exactOptional(),
    parameter: zod.int().min(1).max(9007199254740991).exactOptional(),
    value: zod.string().max(1000).nullish(),
    secretValue: zod.string().max(2000).nullish(),
    secretValueSetAt: zod.int().min(0).max(253402300799).nullish()
  })).exactOptional(),
  goals: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991).exactOptional(),
    theirs: zod.string().min(1).max(200).exactOptional(),
    goal: zod.int().min(1).max(9007199254740991).nullish()
  })).exactOptional(),
  leadStatusMappings: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991).exactOptional(),
    theirs: zod.string().min(1).max(200).exactOptional(),
    leadGrade: zod.int().min(1).max(9007199254740991).nullish()
  })).exactOptional(),
  unmappedGoals: zod.array(zod.string().max(200)).exactOptional(),
  unmappedStatuses: zod.array(zod.string().max(200)).exactOptional(),
  outApi: zod.object({
    method: zod.enum(['GET', 'POST', 'PUT']),
    url: zod.string().min(1).max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')),
    headers: zod.array(zod.object({
      name: zod.string().min(1).max(100).regex(new RegExp('^[A-Za-z0-9-]+$')),
      value: zod.string().min(1).max(1000)
    })).max(30).exactOptional(),
    bodyFormat: zod.enum(['none', 'json', 'form']),
    body: zod.string().max(10000).nullish(),
    timeout: zod.int().min(1).max(60),
    acceptedPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    acceptedValue: zod.string().max(200).nullish(),
    acceptedPattern: zod.string().max(200).nullish(),
    leadIdPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    leadIdPattern: zod.string().max(200).nullish(),
    redirectPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    redirectPattern: zod.string().max(200).nullish(),
    messagePath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    messagePattern: zod.string().max(200).nullish(),
    duplicateWords: zod.array(zod.string().max(200)).max(1000).exactOptional(),
    invalidWords: zod.array(zod.string().max(200)).max(1000).exactOptional(),
    refusedWords: zod.array(zod.string().max(200)).max(1000).exactOptional(),
    refusedPattern: zod.string().max(200).nullish()
  }).nullish(),
  redirect: zod.object({
    option: zod.enum(['direct', 'via_thank_you_page', 'no_redirect']),
    url: zod.string().max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')).nullish()
  }).nullish(),
  apiSync: zod.object({
    method: zod.enum(['GET', 'POST', 'PUT']),
    url: zod.string().min(1).max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')),
    headers: zod.array(zod.object({
      name: zod.string().min(1).max(100).regex(new RegExp('^[A-Za-z0-9-]+$')),
      value: zod.string().min(1).max(1000)
    })).max(30).exactOptional(),
    bodyFormat: zod.enum(['none', 'json', 'form']),
    body: zod.string().max(10000).nullish(),
    timeout: zod.int().min(1).max(60),
    interval: zod.int().min(30).max(86400),
    pageSize: zod.int().min(1).max(10000),
    itemsPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    leadIdPath: zod.string().min(1).max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')),
    ownIdPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    statusPath: zod.string().min(1).max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')),
    changedAtPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish()
  }).nullish(),
  postback: zod.object({
    parameters: zod.array(zod.object({
      target: zod.enum(['lead_id', 'click_id', 'status', 'goal', 'amount', 'currency', 'transaction_id', 'customer_id', 'deposit', 'deposits', 'turnover', 'ngr', 'date']),
      name: zod.string().min(1).max(100).regex(new RegExp('^[A-Za-z0-9_.-]+$')),
      macro: zod.string().max(100).nullish()
    })).max(20).exactOptional(),
    addresses: zod.array(zod.object({
      address: zod.string().min(1).max(49).regex(new RegExp('^(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)){3}(?:/(?:3[0-2]|[12]?\\d))?|[0-9A-Fa-f]{0,4}(?::[0-9A-Fa-f]{0,4}){2,7}(?:/(?:12[0-8]|1[01]\\d|[1-9]?\\d))?)$'))
    })).max(50).exactOptional()
  }).nullish(),
  apiSyncSchedule: zod.object({
    timezone: zod.string(),
    ranges: zod.array(zod.object({
      days: zod.array(zod.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])),
      from: zod.string(),
      to: zod.string()
    }))
  }).nullish(),
  postbackSecretSetAt: zod.int().min(0).max(253402300799).nullish(),
  postbackUrl: zod.string().exactOptional(),
  unfitting: zod.array(zod.string().max(200)).exactOptional(),
  missing: zod.array(zod.enum(['offers', 'methods', 'apiParameters', 'unfitting', 'outApi', 'redirect', 'apiSync', 'postback', 'leadStatusMappings'])).exactOptional(),
  status: zod.enum(['active', 'inactive']).exactOptional(),
  statusChangedAt: zod.int().min(0).max(253402300799).nullish(),
  statusChangedBy: zod.int().min(1).max(9007199254740991).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const IntegrationCreate = zod.object({
  title: zod.string().min(1).max(200),
  advertiser: zod.int().min(1).max(9007199254740991),
  template: zod.int().min(1).max(9007199254740991),
  offers: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  outApiEnabled: zod.boolean().default(false),
  redirectEnabled: zod.boolean().default(false),
  apiSyncEnabled: zod.boolean().default(false),
  postbackEnabled: zod.boolean().default(false),
  apiParameters: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991).exactOptional(),
    parameter: zod.int().min(1).max(9007199254740991).exactOptional(),
    value: zod.string().max(1000).nullish(),
    secretValue: zod.string().max(2000).nullish(),
    secretValueSetAt: zod.int().min(0).max(253402300799).nullish()
  })).max(100).exactOptional(),
  goals: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991).exactOptional(),
    theirs: zod.string().min(1).max(200).exactOptional(),
    goal: zod.int().min(1).max(9007199254740991).nullish()
  })).max(100).exactOptional(),
  leadStatusMappings: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991).exactOptional(),
    theirs: zod.string().min(1).max(200).exactOptional(),
    leadGrade: zod.int().min(1).max(9007199254740991).nullish()
  })).max(100).exactOptional(),
  outApi: zod.object({
    method: zod.enum(['GET', 'POST', 'PUT']),
    url: zod.string().min(1).max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')),
    headers: zod.array(zod.object({
      name: zod.string().min(1).max(100).regex(new RegExp('^[A-Za-z0-9-]+$')),
      value: zod.string().min(1).max(1000)
    })).max(30).exactOptional(),
    bodyFormat: zod.enum(['none', 'json', 'form']),
    body: zod.string().max(10000).nullish(),
    timeout: zod.int().min(1).max(60),
    acceptedPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    acceptedValue: zod.string().max(200).nullish(),
    acceptedPattern: zod.string().max(200).nullish(),
    leadIdPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    leadIdPattern: zod.string().max(200).nullish(),
    redirectPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    redirectPattern: zod.string().max(200).nullish(),
    messagePath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    messagePattern: zod.string().max(200).nullish(),
    duplicateWords: zod.array(zod.string().max(200)).max(1000).exactOptional(),
    invalidWords: zod.array(zod.string().max(200)).max(1000).exactOptional(),
    refusedWords: zod.array(zod.string().max(200)).max(1000).exactOptional(),
    refusedPattern: zod.string().max(200).nullish()
  }).nullish(),
  redirect: zod.object({
    option: zod.enum(['direct', 'via_thank_you_page', 'no_redirect']),
    url: zod.string().max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')).nullish()
  }).nullish(),
  apiSync: zod.object({
    method: zod.enum(['GET', 'POST', 'PUT']),
    url: zod.string().min(1).max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')),
    headers: zod.array(zod.object({
      name: zod.string().min(1).max(100).regex(new RegExp('^[A-Za-z0-9-]+$')),
      value: zod.string().min(1).max(1000)
    })).max(30).exactOptional(),
    bodyFormat: zod.enum(['none', 'json', 'form']),
    body: zod.string().max(10000).nullish(),
    timeout: zod.int().min(1).max(60),
    interval: zod.int().min(30).max(86400),
    pageSize: zod.int().min(1).max(10000),
    itemsPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    leadIdPath: zod.string().min(1).max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')),
    ownIdPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    statusPath: zod.string().min(1).max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')),
    changedAtPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish()
  }).nullish(),
  postback: zod.object({
    parameters: zod.array(zod.object({
      target: zod.enum(['lead_id', 'click_id', 'status', 'goal', 'amount', 'currency', 'transaction_id', 'customer_id', 'deposit', 'deposits', 'turnover', 'ngr', 'date']),
      name: zod.string().min(1).max(100).regex(new RegExp('^[A-Za-z0-9_.-]+$')),
      macro: zod.string().max(100).nullish()
    })).max(20).exactOptional(),
    addresses: zod.array(zod.object({
      address: zod.string().min(1).max(49).regex(new RegExp('^(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)){3}(?:/(?:3[0-2]|[12]?\\d))?|[0-9A-Fa-f]{0,4}(?::[0-9A-Fa-f]{0,4}){2,7}(?:/(?:12[0-8]|1[01]\\d|[1-9]?\\d))?)$'))
    })).max(50).exactOptional()
  }).nullish(),
  apiSyncSchedule: zod.object({
    timezone: zod.string(),
    ranges: zod.array(zod.object({
      days: zod.array(zod.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])),
      from: zod.string(),
      to: zod.string()
    }))
  }).nullish(),
  postbackSecret: zod.string().max(200).nullish()
});

export const IntegrationEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().min(1).max(200).exactOptional(),
  offers: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  outApiEnabled: zod.boolean().exactOptional(),
  redirectEnabled: zod.boolean().exactOptional(),
  apiSyncEnabled: zod.boolean().exactOptional(),
  postbackEnabled: zod.boolean().exactOptional(),
  apiParameters: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991).exactOptional(),
    parameter: zod.int().min(1).max(9007199254740991).exactOptional(),
    value: zod.string().max(1000).nullish(),
    secretValue: zod.string().max(2000).nullish(),
    secretValueSetAt: zod.int().min(0).max(253402300799).nullish()
  })).max(100).exactOptional(),
  goals: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991).exactOptional(),
    theirs: zod.string().min(1).max(200).exactOptional(),
    goal: zod.int().min(1).max(9007199254740991).nullish()
  })).max(100).exactOptional(),
  leadStatusMappings: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991).exactOptional(),
    theirs: zod.string().min(1).max(200).exactOptional(),
    leadGrade: zod.int().min(1).max(9007199254740991).nullish()
  })).max(100).exactOptional(),
  outApi: zod.object({
    method: zod.enum(['GET', 'POST', 'PUT']),
    url: zod.string().min(1).max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')),
    headers: zod.array(zod.object({
      name: zod.string().min(1).max(100).regex(new RegExp('^[A-Za-z0-9-]+$')),
      value: zod.string().min(1).max(1000)
    })).max(30).exactOptional(),
    bodyFormat: zod.enum(['none', 'json', 'form']),
    body: zod.string().max(10000).nullish(),
    timeout: zod.int().min(1).max(60),
    acceptedPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    acceptedValue: zod.string().max(200).nullish(),
    acceptedPattern: zod.string().max(200).nullish(),
    leadIdPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    leadIdPattern: zod.string().max(200).nullish(),
    redirectPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    redirectPattern: zod.string().max(200).nullish(),
    messagePath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    messagePattern: zod.string().max(200).nullish(),
    duplicateWords: zod.array(zod.string().max(200)).max(1000).exactOptional(),
    invalidWords: zod.array(zod.string().max(200)).max(1000).exactOptional(),
    refusedWords: zod.array(zod.string().max(200)).max(1000).exactOptional(),
    refusedPattern: zod.string().max(200).nullish()
  }).nullish(),
  redirect: zod.object({
    option: zod.enum(['direct', 'via_thank_you_page', 'no_redirect']),
    url: zod.string().max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')).nullish()
  }).nullish(),
  apiSync: zod.object({
    method: zod.enum(['GET', 'POST', 'PUT']),
    url: zod.string().min(1).max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')),
    headers: zod.array(zod.object({
      name: zod.string().min(1).max(100).regex(new RegExp('^[A-Za-z0-9-]+$')),
      value: zod.string().min(1).max(1000)
    })).max(30).exactOptional(),
    bodyFormat: zod.enum(['none', 'json', 'form']),
    body: zod.string().max(10000).nullish(),
    timeout: zod.int().min(1).max(60),
    interval: zod.int().min(30).max(86400),
    pageSize: zod.int().min(1).max(10000),
    itemsPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    leadIdPath: zod.string().min(1).max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')),
    ownIdPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    statusPath: zod.string().min(1).max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')),
    changedAtPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish()
  }).nullish(),
  postback: zod.object({
    parameters: zod.array(zod.object({
      target: zod.enum(['lead_id', 'click_id', 'status', 'goal', 'amount', 'currency', 'transaction_id', 'customer_id', 'deposit', 'deposits', 'turnover', 'ngr', 'date']),
      name: zod.string().min(1).max(100).regex(new RegExp('^[A-Za-z0-9_.-]+$')),
      macro: zod.string().max(100).nullish()
    })).max(20).exactOptional(),
    addresses: zod.array(zod.object({
      address: zod.string().min(1).max(49).regex(new RegExp('^(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)){3}(?:/(?:3[0-2]|[12]?\\d))?|[0-9A-Fa-f]{0,4}(?::[0-9A-Fa-f]{0,4}){2,7}(?:/(?:12[0-8]|1[01]\\d|[1-9]?\\d))?)$'))
    })).max(50).exactOptional()
  }).nullish(),
  apiSyncSchedule: zod.object({
    timezone: zod.string(),
    ranges: zod.array(zod.object({
      days: zod.array(zod.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])),
      from: zod.string(),
      to: zod.string()
    }))
  }).nullish(),
  postbackSecret: zod.string().max(200).nullish(),
  replaced: zod.object({
    apiParameters: zod.array(zod.object({
      id: zod.int().min(1).max(9007199254740991),
      by: zod.int().min(1).max(9007199254740991)
    })).max(100).exactOptional(),
    goals: zod.array(zod.object({
      id: zod.int().min(1).max(9007199254740991),
      by: zod.int().min(1).max(9007199254740991)
    })).max(100).exactOptional(),
    leadStatusMappings: zod.array(zod.object({
      id: zod.int().min(1).max(9007199254740991),
      by: zod.int().min(1).max(9007199254740991)
    })).max(100).exactOptional()
  }).exactOptional()
});

export const IntegrationEditApiParameters = zod.object({
  version: zod.int().min(1).max(2147483647).exactOptional(),
  apiParameters: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991).exactOptional(),
    parameter: zod.int().min(1).max(9007199254740991).exactOptional(),
    value: zod.string().max(1000).nullish(),
    secretValue: zod.string().max(2000).nullish(),
    secretValueSetAt: zod.int().min(0).max(253402300799).nullish()
  })).max(100).exactOptional(),
  replaced: zod.object({
    apiParameters: zod.array(zod.object({
      id: zod.int().min(1).max(9007199254740991),
      by: zod.int().min(1).max(9007199254740991)
    })).max(100).exactOptional()
  }).exactOptional()
});

export const IntegrationEditApiSync = zod.object({
  version: zod.int().min(1).max(2147483647).exactOptional(),
  apiSync: zod.object({
    method: zod.enum(['GET', 'POST', 'PUT']),
    url: zod.string().min(1).max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')),
    headers: zod.array(zod.object({
      name: zod.string().min(1).max(100).regex(new RegExp('^[A-Za-z0-9-]+$')),
      value: zod.string().min(1).max(1000)
    })).max(30).exactOptional(),
    bodyFormat: zod.enum(['none', 'json', 'form']),
    body: zod.string().max(10000).nullish(),
    timeout: zod.int().min(1).max(60),
    interval: zod.int().min(30).max(86400),
    pageSize: zod.int().min(1).max(10000),
    itemsPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    leadIdPath: zod.string().min(1).max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')),
    ownIdPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    statusPath: zod.string().min(1).max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')),
    changedAtPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish()
  }).nullish(),
  apiSyncSchedule: zod.object({
    timezone: zod.string(),
    ranges: zod.array(zod.object({
      days: zod.array(zod.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])),
      from: zod.string(),
      to: zod.string()
    }))
  }).nullish()
});

export const IntegrationEditGoals = zod.object({
  version: zod.int().min(1).max(2147483647).exactOptional(),
  goals: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991).exactOptional(),
    theirs: zod.string().min(1).max(200).exactOptional(),
    goal: zod.int().min(1).max(9007199254740991).nullish()
  })).max(100).exactOptional(),
  replaced: zod.object({
    goals: zod.array(zod.object({
      id: zod.int().min(1).max(9007199254740991),
      by: zod.int().min(1).max(9007199254740991)
    })).max(100).exactOptional()
  }).exactOptional()
});

export const IntegrationEditLeadStatusMappings = zod.object({
  version: zod.int().min(1).max(2147483647).exactOptional(),
  leadStatusMappings: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991).exactOptional(),
    theirs: zod.string().min(1).max(200).exactOptional(),
    leadGrade: zod.int().min(1).max(9007199254740991).nullish()
  })).max(100).exactOptional(),
  replaced: zod.object({
    leadStatusMappings: zod.array(zod.object({
      id: zod.int().min(1).max(9007199254740991),
      by: zod.int().min(1).max(9007199254740991)
    })).max(100).exactOptional()
  }).exactOptional()
});

export const IntegrationEditOutApiMappings = zod.object({
  version: zod.int().min(1).max(2147483647).exactOptional(),
  outApi: zod.object({
    method: zod.enum(['GET', 'POST', 'PUT']),
    url: zod.string().min(1).max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')),
    headers: zod.array(zod.object({
      name: zod.string().min(1).max(100).regex(new RegExp('^[A-Za-z0-9-]+$')),
      value: zod.string().min(1).max(1000)
    })).max(30).exactOptional(),
    bodyFormat: zod.enum(['none', 'json', 'form']),
    body: zod.string().max(10000).nullish(),
    timeout: zod.int().min(1).max(60),
    acceptedPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    acceptedValue: zod.string().max(200).nullish(),
    acceptedPattern: zod.string().max(200).nullish(),
    leadIdPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    leadIdPattern: zod.string().max(200).nullish(),
    redirectPath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    redirectPattern: zod.string().max(200).nullish(),
    messagePath: zod.string().max(200).regex(new RegExp('^[A-Za-z0-9_$@-]+(\\.[A-Za-z0-9_$@-]+)*$')).nullish(),
    messagePattern: zod.string().max(200).nullish(),
    duplicateWords: zod.array(zod.string().max(200)).max(1000).exactOptional(),
    invalidWords: zod.array(zod.string().max(200)).max(1000).exactOptional(),
    refusedWords: zod.array(zod.string().max(200)).max(1000).exactOptional(),
    refusedPattern: zod.string().max(200).nullish()
  }).nullish()
});

export const IntegrationEditPostback = zod.object({
  version: zod.int().min(1).max(2147483647).exactOptional(),
  postback: zod.object({
    parameters: zod.array(zod.object({
      target: zod.enum(['lead_id', 'click_id', 'status', 'goal', 'amount', 'currency', 'transaction_id', 'customer_id', 'deposit', 'deposits', 'turnover', 'ngr', 'date']),
      name: zod.string().min(1).max(100).regex(new RegExp('^[A-Za-z0-9_.-]+$')),
      macro: zod.string().max(100).nullish()
    })).max(20).exactOptional(),
    addresses: zod.array(zod.object({
      address: zod.string().min(1).max(49).regex(new RegExp('^(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)){3}(?:/(?:3[0-2]|[12]?\\d))?|[0-9A-Fa-f]{0,4}(?::[0-9A-Fa-f]{0,4}){2,7}(?:/(?:12[0-8]|1[01]\\d|[1-9]?\\d))?)$'))
    })).max(50).exactOptional()
  }).nullish(),
  postbackSecret: zod.string().max(200).nullish()
});

export const IntegrationEditRedirect = zod.object({
  version: zod.int().min(1).max(2147483647).exactOptional(),
  redirect: zod.object({
    option: zod.enum(['direct', 'via_thank_you_page', 'no_redirect']),
    url: zod.string().max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')).nullish()
  }).nullish()
});

export const IntegrationField = zod.enum(['id', 'secureId', 'title', 'advertiser', 'template', 'vertical', 'offers', 'outApiEnabled', 'redirectEnabled', 'apiSyncEnabled', 'postbackEnabled', 'apiSyncStatus', 'apiSyncPauseReason', 'apiSyncLastAt', 'apiSyncNextAt', 'apiSyncAskedAt', 'circuit', 'circuitReason', 'circuitSince', 'circuitTryAt', 'acceptance', 'apiParameters', 'goals', 'leadStatusMappings', 'unmappedGoals', 'unmappedStatuses', 'outApi', 'redirect', 'apiSync', 'postback', 'apiSyncSchedule', 'postbackSecretSetAt', 'postbackUrl', 'unfitting', 'missing', 'status', 'statusChangedAt', 'statusChangedBy', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const IntegrationPause = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional()
});

export const IntegrationResume = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional()
});

export const IntegrationStatus = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  status: zod.enum(['active', 'inactive'])
});

export const IntegrationSynchronization = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  synchronise: zod.enum(['off', 'on'])
});

export const IntegrationSynchronize = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional()
});

export const ReadFakeAdvertiserResponse = zod.object({
  data: FakeAdvertiser
});

export const ChooseFakeBehaviourBody = zod.object({
  behaviour: zod.union([zod.literal('refuse'), zod.literal('duplicate'), zod.literal('invalid'), zod.literal('error'), zod.literal('slow'), zod.literal('timeout'), zod.literal('malformed'), zod.literal('html'), zod.literal('redirect'), zod.literal('endless'), zod.literal('drip'), zod.literal('cut'), zod.literal('accept'), zod.literal(null)]),
  times: zod.int().min(1).max(1000).exactOptional()
});

export const ChooseFakeBehaviourResponse = zod.object({
  data: FakeAdvertiser
});

export const ReportAsFakeAdvertiserBody = zod.object({
  lead: zod.int().min(1).max(9007199254740991),
  status: zod.string().min(1).max(200).exactOptional(),
  goal: zod.string().min(1).max(200).exactOptional(),
  amount: zod.string().min(1).max(30).exactOptional(),
  currency: zod.string().min(1).max(3).exactOptional()
});

export const ReportAsFakeAdvertiserResponse = zod.object({
  data: zod.object({
    status: zod.int(),
    answer: zod.string()
  })
});

export const ListFakeAdvertiserRequestsResponse = zod.object({
  data: zod.object({
    items: zod.array(FakeAdvertiserRequest),
    meta: ListMeta
  })
});

export const ListIntegrationsQueryParams = zod.object({
  with: zod.array(IntegrationField).min(1).exactOptional(),
  fields: zod.array(IntegrationField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'outApiEnabled:asc', 'outApiEnabled:desc', 'redirectEnabled:asc', 'redirectEnabled:desc', 'apiSyncEnabled:asc', 'apiSyncEnabled:desc', 'postbackEnabled:asc', 'postbackEnabled:desc', 'apiSyncStatus:asc', 'apiSyncStatus:desc', 'apiSyncAskedAt:asc', 'apiSyncAskedAt:desc', 'circuit:asc', 'circuit:desc', 'circuitReason:asc', 'circuitReason:desc', 'circuitSince:asc', 'circuitSince:desc', 'circuitTryAt:asc', 'circuitTryAt:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  secureId: zod.array(zod.string()).min(1).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  template: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  vertical: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  offers: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  outApiEnabled: zod.array(zod.boolean()).min(1).exactOptional(),
  redirectEnabled: zod.array(zod.boolean()).min(1).exactOptional(),
  apiSyncEnabled: zod.array(zod.boolean()).min(1).exactOptional(),
  postbackEnabled: zod.array(zod.boolean()).min(1).exactOptional(),
  apiSyncStatus: zod.array(zod.enum(['off', 'on', 'paused'])).min(1).exactOptional(),
  circuit: zod.array(zod.enum(['closed', 'open'])).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListIntegrationsResponse = zod.object({
  data: zod.object({
    items: zod.array(Integration),
    meta: ListMeta.exactOptional()
  })
});

export const CreateIntegrationsBody = zod.object({
  items: zod.array(IntegrationCreate).min(1).max(1000)
});

export const CreateIntegrationsResponse = zod.object({
  data: zod.object({
    items: zod.array(Integration)
  })
});

export const EditIntegrationsBody = zod.object({
  items: zod.array(IntegrationEdit).min(1).max(1000)
});

export const EditIntegrationsResponse = zod.object({
  data: zod.object({
    items: zod.array(Integration)
  })
});

export const ChangeStatusOfIntegrationsBody = zod.object({
  items: zod.array(IntegrationStatus).min(1).max(1000)
});

export const ChangeStatusOfIntegrationsResponse = zod.object({
  data: zod.object({
    items: zod.array(Integration)
  })
});

export const CloneIntegrationsBody = zod.object({
  items: zod.array(Identified).min(1).max(1000)
});

export const CloneIntegrationsResponse = zod.object({
  data: zod.object({
    items: zod.array(Integration)
  })
});

export const ExportIntegrationsQueryParams = zod.object({
  with: zod.array(IntegrationField).min(1).exactOptional(),
  fields: zod.array(IntegrationField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'outApiEnabled:asc', 'outApiEnabled:desc', 'redirectEnabled:asc', 'redirectEnabled:desc', 'apiSyncEnabled:asc', 'apiSyncEnabled:desc', 'postbackEnabled:asc', 'postbackEnabled:desc', 'apiSyncStatus:asc', 'apiSyncStatus:desc', 'apiSyncAskedAt:asc', 'apiSyncAskedAt:desc', 'circuit:asc', 'circuit:desc', 'circuitReason:asc', 'circuitReason:desc', 'circuitSince:asc', 'circuitSince:desc', 'circuitTryAt:asc', 'circuitTryAt:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  secureId: zod.array(zod.string()).min(1).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  template: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  vertical: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  offers: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  outApiEnabled: zod.array(zod.boolean()).min(1).exactOptional(),
  redirectEnabled: zod.array(zod.boolean()).min(1).exactOptional(),
  apiSyncEnabled: zod.array(zod.boolean()).min(1).exactOptional(),
  postbackEnabled: zod.array(zod.boolean()).min(1).exactOptional(),
  apiSyncStatus: zod.array(zod.enum(['off', 'on', 'paused'])).min(1).exactOptional(),
  circuit: zod.array(zod.enum(['closed', 'open'])).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportIntegrationsResponse = zod.object({
  data: Export
});

export const PauseOfIntegrationsBody = zod.object({
  items: zod.array(IntegrationPause).min(1).max(1000)
});

export const PauseOfIntegrationsResponse = zod.object({
  data: zod.object({
    items: zod.array(Integration)
  })
});

export const ResumeOfIntegrationsBody = zod.object({
  items: zod.array(IntegrationResume).min(1).max(1000)
});

export const ResumeOfIntegrationsResponse = zod.object({
  data: zod.object({
    items: zod.array(Integration)
  })
});

export const SynchronizationOfIntegrationsBody = zod.object({
  items: zod.array(IntegrationSynchronization).min(1).max(1000)
});

export const SynchronizationOfIntegrationsResponse = zod.object({
  data: zod.object({
    items: zod.array(Integration)
  })
});

export const SynchronizeOfIntegrationsBody = zod.object({
  items: zod.array(IntegrationSynchronize).min(1).max(1000)
});

export const SynchronizeOfIntegrationsResponse = zod.object({
  data: zod.object({
    items: zod.array(Integration)
  })
});

export const ReadIntegrationQueryParams = zod.object({
  with: zod.array(IntegrationField).min(1).exactOptional(),
  fields: zod.array(IntegrationField).min(1).exactOptional()
});

export const ReadIntegrationResponse = zod.object({
  data: Integration
});

export const EditApiParametersOfIntegrationBody = zod.object({
  data: IntegrationEditApiParameters
});

export const EditApiParametersOfIntegrationResponse = zod.object({
  data: Integration
});

export const EditApiSyncOfIntegrationBody = zod.object({
  data: IntegrationEditApiSync
});

export const EditApiSyncOfIntegrationResponse = zod.object({
  data: Integration
});

export const EditGoalsOfIntegrationBody = zod.object({
  data: IntegrationEditGoals
});

export const EditGoalsOfIntegrationResponse = zod.object({
  data: Integration
});

export const EditLeadStatusMappingsOfIntegrationBody = zod.object({
  data: IntegrationEditLeadStatusMappings
});

export const EditLeadStatusMappingsOfIntegrationResponse = zod.object({
  data: Integration
});

export const EditOutApiMappingsOfIntegrationBody = zod.object({
  data: IntegrationEditOutApiMappings
});

export const EditOutApiMappingsOfIntegrationResponse = zod.object({
  data: Integration
});

export const EditPostbackOfIntegrationBody = zod.object({
  data: IntegrationEditPostback
});

export const EditPostbackOfIntegrationResponse = zod.object({
  data: Integration
});

export const EditRedirectOfIntegrationBody = zod.object({
  data: IntegrationEditRedirect
});

export const EditRedirectOfIntegrationResponse = zod.object({
  data: Integration
});

export const ListIntegrationHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListIntegrationHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});

export const MonitorIntegrationResponse = zod.object({
  data: IntegrationFigures
});

export const TestIntegrationBody = zod.object({
  lead: zod.object({
    firstName: zod.string().max(1000).exactOptional(),
    lastName: zod.string().max(1000).exactOptional(),
    email: zod.string().max(1000).exactOptional(),
    phone: zod.string().max(1000).exactOptional(),
    country: zod.string().regex(new RegExp('^[A-Z]{2}$')).exactOptional(),
    language: zod.string().regex(new RegExp('^[a-z]{2}$')).exactOptional(),
    ip: zod.string().max(1000).exactOptional(),
    userAgent: zod.string().max(1000).exactOptional(),
    landing: zod.string().max(1000).exactOptional(),
    clickId: zod.string().max(1000).exactOptional(),
    params: zod.record(zod.string(), zod.string().max(1000)).exactOptional(),
    subs: zod.array(zod.string().max(1000)).max(9).exactOptional()
  }),
  to: zod.enum(['nobody', 'fake', 'advertiser'])
});

export const TestIntegrationResponse = zod.object({
  data: IntegrationTest
});
