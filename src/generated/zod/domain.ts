// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, Identified, ListMeta } from './shared.ts';

export const Domain = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  host: zod.string().exactOptional(),
  kinds: zod.array(zod.enum(['track', 'postback', 'landing'])).exactOptional(),
  defaultFor: zod.array(zod.enum(['track', 'postback', 'landing'])).exactOptional(),
  note: zod.string().nullish(),
  state: zod.enum(['waiting', 'verified', 'failing']).exactOptional(),
  proof: zod.string().exactOptional(),
  checkedAt: zod.int().min(0).max(253402300799).nullish(),
  verifiedAt: zod.int().min(0).max(253402300799).nullish(),
  problem: zod.union([zod.literal('no_record'), zod.literal('other_record'), zod.literal('no_answer'), zod.literal(null)]).nullish(),
  failure: zod.string().nullish(),
  target: zod.string().exactOptional(),
  reach: zod.union([zod.literal('here'), zod.literal('elsewhere'), zod.literal('unreachable'), zod.literal(null)]).nullish(),
  reachProblem: zod.union([zod.literal('no_address'), zod.literal('dns_silent'), zod.literal('inside'), zod.literal('refused'), zod.literal('timeout'), zod.literal('insecure'), zod.literal('redirect'), zod.literal('other_site'), zod.literal('host_lost'), zod.literal(null)]).nullish(),
  reachFound: zod.string().nullish(),
  certificate: zod.union([zod.literal('valid'), zod.literal('expiring'), zod.literal('expired'), zod.literal('other_host'), zod.literal('untrusted'), zod.literal('missing'), zod.literal(null)]).nullish(),
  certificateExpiresAt: zod.int().min(0).max(253402300799).nullish(),
  misses: zod.int().exactOptional(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const DomainCreate = zod.object({
  host: zod.string().min(1).max(253).regex(new RegExp('^([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$')),
  kinds: zod.array(zod.enum(['track', 'postback', 'landing'])).min(1),
  defaultFor: zod.array(zod.enum(['track', 'postback', 'landing'])).exactOptional(),
  note: zod.string().max(200).nullish()
});

export const DomainEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  kinds: zod.array(zod.enum(['track', 'postback', 'landing'])).min(1).exactOptional(),
  defaultFor: zod.array(zod.enum(['track', 'postback', 'landing'])).exactOptional(),
  note: zod.string().max(200).nullish()
});

export const DomainField = zod.enum(['id', 'host', 'kinds', 'defaultFor', 'note', 'state', 'proof', 'checkedAt', 'verifiedAt', 'problem', 'failure', 'target', 'reach', 'reachProblem', 'reachFound', 'certificate', 'certificateExpiresAt', 'misses', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const DomainVerify = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional()
});

export const ListDomainsQueryParams = zod.object({
  with: zod.array(DomainField).min(1).exactOptional(),
  fields: zod.array(DomainField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'host:asc', 'host:desc', 'note:asc', 'note:desc', 'state:asc', 'state:desc', 'checkedAt:asc', 'checkedAt:desc', 'verifiedAt:asc', 'verifiedAt:desc', 'problem:asc', 'problem:desc', 'failure:asc', 'failure:desc', 'reach:asc', 'reach:desc', 'reachProblem:asc', 'reachProblem:desc', 'reachFound:asc', 'reachFound:desc', 'certificate:asc', 'certificate:desc', 'certificateExpiresAt:asc', 'certificateExpiresAt:desc', 'misses:asc', 'misses:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  kinds: zod.array(zod.enum(['track', 'postback', 'landing'])).min(1).exactOptional(),
  defaultFor: zod.array(zod.enum(['track', 'postback', 'landing'])).min(1).exactOptional(),
  state: zod.array(zod.enum(['waiting', 'verified', 'failing'])).min(1).exactOptional(),
  reach: zod.array(zod.enum(['here', 'elsewhere', 'unreachable'])).min(1).exactOptional(),
  certificate: zod.array(zod.enum(['valid', 'expiring', 'expired', 'other_host', 'untrusted', 'missing'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListDomainsResponse = zod.object({
  data: zod.object({
    items: zod.array(Domain),
    meta: ListMeta.exactOptional()
  })
});

export const CreateDomainsBody = zod.object({
  items: zod.array(DomainCreate).min(1).max(1000)
});

export const CreateDomainsResponse = zod.object({
  data: zod.object({
    items: zod.array(Domain)
  })
});

export const EditDomainsBody = zod.object({
  items: zod.array(DomainEdit).min(1).max(1000)
});

export const EditDomainsResponse = zod.object({
  data: zod.object({
    items: zod.array(Domain)
  })
});

export const DeleteDomainsBody = zod.object({
  items: zod.array(Identified).min(1).max(1000)
});

export const DeleteDomainsResponse = zod.object({
  data: zod.object({
    items: zod.array(Identified)
  })
});

export const ExportDomainsQueryParams = zod.object({
  with: zod.array(DomainField).min(1).exactOptional(),
  fields: zod.array(DomainField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'host:asc', 'host:desc', 'note:asc', 'note:desc', 'state:asc', 'state:desc', 'checkedAt:asc', 'checkedAt:desc', 'verifiedAt:asc', 'verifiedAt:desc', 'problem:asc', 'problem:desc', 'failure:asc', 'failure:desc', 'reach:asc', 'reach:desc', 'reachProblem:asc', 'reachProblem:desc', 'reachFound:asc', 'reachFound:desc', 'certificate:asc', 'certificate:desc', 'certificateExpiresAt:asc', 'certificateExpiresAt:desc', 'misses:asc', 'misses:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  kinds: zod.array(zod.enum(['track', 'postback', 'landing'])).min(1).exactOptional(),
  defaultFor: zod.array(zod.enum(['track', 'postback', 'landing'])).min(1).exactOptional(),
  state: zod.array(zod.enum(['waiting', 'verified', 'failing'])).min(1).exactOptional(),
  reach: zod.array(zod.enum(['here', 'elsewhere', 'unreachable'])).min(1).exactOptional(),
  certificate: zod.array(zod.enum(['valid', 'expiring', 'expired', 'other_host', 'untrusted', 'missing'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportDomainsResponse = zod.object({
  data: Export
});

export const VerifyOfDomainsBody = zod.object({
  items: zod.array(DomainVerify).min(1).max(1000)
});

export const VerifyOfDomainsResponse = zod.object({
  data: zod.object({
    items: zod.array(Domain)
  })
});

export const ReadDomainQueryParams = zod.object({
  with: zod.array(DomainField).min(1).exactOptional(),
  fields: zod.array(DomainField).min(1).exactOptional()
});

export const ReadDomainResponse = zod.object({
  data: Domain
});

export const ListDomainHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListDomainHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
