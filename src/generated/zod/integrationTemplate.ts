// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, Identified, IntegrationTemplateFile, ListMeta } from './shared.ts';

export const IntegrationTemplate = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  title: zod.string().exactOptional(),
  platform: zod.int().min(1).max(9007199254740991).exactOptional(),
  vertical: zod.int().min(1).max(9007199254740991).exactOptional(),
  description: zod.string().nullish(),
  integrationMethodsRestrictions: zod.array(zod.enum(['outApi', 'redirect', 'apiSync', 'postback'])).exactOptional(),
  parameters: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991).exactOptional(),
    title: zod.string().min(1).max(200).exactOptional(),
    key: zod.string().min(1).max(100).regex(new RegExp('^[A-Za-z0-9_.-]+$')).exactOptional(),
    type: zod.enum(['text', 'number', 'url', 'email', 'flag']).exactOptional(),
    placement: zod.enum(['body', 'query', 'header']).exactOptional(),
    prefix: zod.string().max(50).nullish(),
    required: zod.boolean().exactOptional(),
    secret: zod.boolean().exactOptional()
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
  integrations: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  usage: zod.object({
    goals: zod.int().gt(-2147483648).max(2147483647).nullish(),
    leadStatusMappings: zod.int().gt(-2147483648).max(2147483647).nullish(),
    outApi: zod.int().gt(-2147483648).max(2147483647).nullish(),
    redirect: zod.int().gt(-2147483648).max(2147483647).nullish(),
    apiSync: zod.int().gt(-2147483648).max(2147483647).nullish(),
    postback: zod.int().gt(-2147483648).max(2147483647).nullish()
  }).nullish(),
  status: zod.enum(['active', 'inactive']).exactOptional(),
  statusChangedAt: zod.int().min(0).max(253402300799).nullish(),
  statusChangedBy: zod.int().min(1).max(9007199254740991).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const IntegrationTemplateCreate = zod.object({
  title: zod.string().min(1).max(200),
  platform: zod.int().min(1).max(9007199254740991),
  vertical: zod.int().min(1).max(9007199254740991),
  description: zod.string().max(2000).nullish(),
  integrationMethodsRestrictions: zod.array(zod.enum(['outApi', 'redirect', 'apiSync', 'postback'])).min(1),
  parameters: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991).exactOptional(),
    title: zod.string().min(1).max(200).exactOptional(),
    key: zod.string().min(1).max(100).regex(new RegExp('^[A-Za-z0-9_.-]+$')).exactOptional(),
    type: zod.enum(['text', 'number', 'url', 'email', 'flag']).exactOptional(),
    placement: zod.enum(['body', 'query', 'header']).exactOptional(),
    prefix: zod.string().max(50).nullish(),
    required: zod.boolean().exactOptional(),
    secret: zod.boolean().exactOptional()
  })).max(100).exactOptional(),
  keepsUnfitting: zod.boolean().exactOptional(),
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
  }).nullish()
});

export const IntegrationTemplateEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().min(1).max(200).exactOptional(),
  description: zod.string().max(2000).nullish(),
  integrationMethodsRestrictions: zod.array(zod.enum(['outApi', 'redirect', 'apiSync', 'postback'])).min(1).exactOptional(),
  parameters: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991).exactOptional(),
    title: zod.string().min(1).max(200).exactOptional(),
    key: zod.string().min(1).max(100).regex(new RegExp('^[A-Za-z0-9_.-]+$')).exactOptional(),
    type: zod.enum(['text', 'number', 'url', 'email', 'flag']).exactOptional(),
    placement: zod.enum(['body', 'query', 'header']).exactOptional(),
    prefix: zod.string().max(50).nullish(),
    required: zod.boolean().exactOptional(),
    secret: zod.boolean().exactOptional()
  })).max(100).exactOptional(),
  keepsUnfitting: zod.boolean().exactOptional(),
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
  replaced: zod.object({
    parameters: zod.array(zod.object({
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

export const IntegrationTemplateEditApiParameters = zod.object({
  version: zod.int().min(1).max(2147483647).exactOptional(),
  parameters: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991).exactOptional(),
    title: zod.string().min(1).max(200).exactOptional(),
    key: zod.string().min(1).max(100).regex(new RegExp('^[A-Za-z0-9_.-]+$')).exactOptional(),
    type: zod.enum(['text', 'number', 'url', 'email', 'flag']).exactOptional(),
    placement: zod.enum(['body', 'query', 'header']).exactOptional(),
    prefix: zod.string().max(50).nullish(),
    required: zod.boolean().exactOptional(),
    secret: zod.boolean().exactOptional()
  })).max(100).exactOptional(),
  keepsUnfitting: zod.boolean().exactOptional(),
  replaced: zod.object({
    parameters: zod.array(zod.object({
      id: zod.int().min(1).max(9007199254740991),
      by: zod.int().min(1).max(9007199254740991)
    })).max(100).exactOptional()
  }).exactOptional()
});

export const IntegrationTemplateEditApiSync = zod.object({
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

export const IntegrationTemplateEditGoals = zod.object({
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

export const IntegrationTemplateEditLeadStatusMappings = zod.object({
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

export const IntegrationTemplateEditOutApiMappings = zod.object({
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

export const IntegrationTemplateEditPostback = zod.object({
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
  }).nullish()
});

export const IntegrationTemplateEditRedirect = zod.object({
  version: zod.int().min(1).max(2147483647).exactOptional(),
  redirect: zod.object({
    option: zod.enum(['direct', 'via_thank_you_page', 'no_redirect']),
    url: zod.string().max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')).nullish()
  }).nullish()
});

export const IntegrationTemplateField = zod.enum(['id', 'title', 'platform', 'vertical', 'description', 'integrationMethodsRestrictions', 'parameters', 'goals', 'leadStatusMappings', 'outApi', 'redirect', 'apiSync', 'postback', 'apiSyncSchedule', 'integrations', 'usage', 'status', 'statusChangedAt', 'statusChangedBy', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const IntegrationTemplateStatus = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  status: zod.enum(['active', 'inactive'])
});

export const ListShippedTemplatesResponse = zod.object({
  data: zod.object({
    items: zod.array(IntegrationTemplateFile)
  })
});

export const ListIntegrationTemplatesQueryParams = zod.object({
  with: zod.array(IntegrationTemplateField).min(1).exactOptional(),
  fields: zod.array(IntegrationTemplateField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  platform: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  vertical: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  integrationMethodsRestrictions: zod.array(zod.enum(['outApi', 'redirect', 'apiSync', 'postback'])).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListIntegrationTemplatesResponse = zod.object({
  data: zod.object({
    items: zod.array(IntegrationTemplate),
    meta: ListMeta.exactOptional()
  })
});

export const CreateIntegrationTemplatesBody = zod.object({
  items: zod.array(IntegrationTemplateCreate).min(1).max(1000)
});

export const CreateIntegrationTemplatesResponse = zod.object({
  data: zod.object({
    items: zod.array(IntegrationTemplate)
  })
});

export const EditIntegrationTemplatesBody = zod.object({
  items: zod.array(IntegrationTemplateEdit).min(1).max(1000)
});

export const EditIntegrationTemplatesResponse = zod.object({
  data: zod.object({
    items: zod.array(IntegrationTemplate)
  })
});

export const ChangeStatusOfIntegrationTemplatesBody = zod.object({
  items: zod.array(IntegrationTemplateStatus).min(1).max(1000)
});

export const ChangeStatusOfIntegrationTemplatesResponse = zod.object({
  data: zod.object({
    items: zod.array(IntegrationTemplate)
  })
});

export const CloneIntegrationTemplatesBody = zod.object({
  items: zod.array(Identified).min(1).max(1000)
});

export const CloneIntegrationTemplatesResponse = zod.object({
  data: zod.object({
    items: zod.array(IntegrationTemplate)
  })
});

export const ExportIntegrationTemplatesQueryParams = zod.object({
  with: zod.array(IntegrationTemplateField).min(1).exactOptional(),
  fields: zod.array(IntegrationTemplateField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  platform: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  vertical: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  integrationMethodsRestrictions: zod.array(zod.enum(['outApi', 'redirect', 'apiSync', 'postback'])).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportIntegrationTemplatesResponse = zod.object({
  data: Export
});

export const CreateTemplateOfFileBody = zod.object({
  platform: zod.int().min(1).max(9007199254740991),
  vertical: zod.int().min(1).max(9007199254740991),
  file: IntegrationTemplateFile
});

export const CreateTemplateOfFileResponse = zod.object({
  data: zod.object({
    id: zod.int().min(1).max(9007199254740991),
    title: zod.string()
  })
});

export const ReadIntegrationTemplateQueryParams = zod.object({
  with: zod.array(IntegrationTemplateField).min(1).exactOptional(),
  fields: zod.array(IntegrationTemplateField).min(1).exactOptional()
});

export const ReadIntegrationTemplateResponse = zod.object({
  data: IntegrationTemplate
});

export const EditApiParametersOfIntegrationTemplateBody = zod.object({
  data: IntegrationTemplateEditApiParameters
});

export const EditApiParametersOfIntegrationTemplateResponse = zod.object({
  data: IntegrationTemplate
});

export const EditApiSyncOfIntegrationTemplateBody = zod.object({
  data: IntegrationTemplateEditApiSync
});

export const EditApiSyncOfIntegrationTemplateResponse = zod.object({
  data: IntegrationTemplate
});

export const EditGoalsOfIntegrationTemplateBody = zod.object({
  data: IntegrationTemplateEditGoals
});

export const EditGoalsOfIntegrationTemplateResponse = zod.object({
  data: IntegrationTemplate
});

export const EditLeadStatusMappingsOfIntegrationTemplateBody = zod.object({
  data: IntegrationTemplateEditLeadStatusMappings
});

export const EditLeadStatusMappingsOfIntegrationTemplateResponse = zod.object({
  data: IntegrationTemplate
});

export const EditOutApiMappingsOfIntegrationTemplateBody = zod.object({
  data: IntegrationTemplateEditOutApiMappings
});

export const EditOutApiMappingsOfIntegrationTemplateResponse = zod.object({
  data: IntegrationTemplate
});

export const EditPostbackOfIntegrationTemplateBody = zod.object({
  data: IntegrationTemplateEditPostback
});

export const EditPostbackOfIntegrationTemplateResponse = zod.object({
  data: IntegrationTemplate
});

export const EditRedirectOfIntegrationTemplateBody = zod.object({
  data: IntegrationTemplateEditRedirect
});

export const EditRedirectOfIntegrationTemplateResponse = zod.object({
  data: IntegrationTemplate
});

export const ExportIntegrationTemplateResponse = zod.object({
  data: IntegrationTemplateFile
});

export const ListIntegrationTemplateHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListIntegrationTemplateHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
