// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, ListMeta } from './shared.ts';

export const WithdrawalMethod = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  title: zod.string().exactOptional(),
  affiliate: zod.int().min(1).max(9007199254740991).exactOptional(),
  paymentMethod: zod.int().min(1).max(9007199254740991).exactOptional(),
  accountDetails: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991).exactOptional(),
    field: zod.int().min(1).max(9007199254740991).exactOptional(),
    value: zod.string().max(200).nullish(),
    secretValue: zod.string().max(200).nullish(),
    secretValueSetAt: zod.int().min(0).max(253402300799).nullish()
  })).exactOptional(),
  detailsSetAt: zod.int().min(0).max(253402300799).nullish(),
  verified: zod.boolean().exactOptional(),
  status: zod.enum(['active', 'inactive']).exactOptional(),
  statusChangedAt: zod.int().min(0).max(253402300799).nullish(),
  statusChangedBy: zod.int().min(1).max(9007199254740991).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const WithdrawalMethodCreate = zod.object({
  title: zod.string().min(1).max(200),
  affiliate: zod.int().min(1).max(9007199254740991).exactOptional(),
  paymentMethod: zod.int().min(1).max(9007199254740991),
  accountDetails: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991).exactOptional(),
    field: zod.int().min(1).max(9007199254740991).exactOptional(),
    value: zod.string().max(200).nullish(),
    secretValue: zod.string().max(200).nullish(),
    secretValueSetAt: zod.int().min(0).max(253402300799).nullish()
  })).max(20).exactOptional(),
  details: zod.string().max(2000).nullish(),
  verified: zod.boolean().exactOptional()
});

export const WithdrawalMethodEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().min(1).max(200).exactOptional(),
  accountDetails: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991).exactOptional(),
    field: zod.int().min(1).max(9007199254740991).exactOptional(),
    value: zod.string().max(200).nullish(),
    secretValue: zod.string().max(200).nullish(),
    secretValueSetAt: zod.int().min(0).max(253402300799).nullish()
  })).max(20).exactOptional(),
  details: zod.string().max(2000).nullish(),
  verified: zod.boolean().exactOptional(),
  replaced: zod.object({
    accountDetails: zod.array(zod.object({
      id: zod.int().min(1).max(9007199254740991),
      by: zod.int().min(1).max(9007199254740991)
    })).max(100).exactOptional()
  }).exactOptional()
});

export const WithdrawalMethodField = zod.enum(['id', 'title', 'affiliate', 'paymentMethod', 'accountDetails', 'detailsSetAt', 'verified', 'status', 'statusChangedAt', 'statusChangedBy', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const WithdrawalMethodStatus = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  status: zod.enum(['active', 'inactive'])
});

export const ListWithdrawalMethodsQueryParams = zod.object({
  with: zod.array(WithdrawalMethodField).min(1).exactOptional(),
  fields: zod.array(WithdrawalMethodField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'verified:asc', 'verified:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  paymentMethod: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  verified: zod.array(zod.boolean()).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListWithdrawalMethodsResponse = zod.object({
  data: zod.object({
    items: zod.array(WithdrawalMethod),
    meta: ListMeta.exactOptional()
  })
});

export const CreateWithdrawalMethodsBody = zod.object({
  items: zod.array(WithdrawalMethodCreate).min(1).max(1000)
});

export const CreateWithdrawalMethodsResponse = zod.object({
  data: zod.object({
    items: zod.array(WithdrawalMethod)
  })
});

export const EditWithdrawalMethodsBody = zod.object({
  items: zod.array(WithdrawalMethodEdit).min(1).max(1000)
});

export const EditWithdrawalMethodsResponse = zod.object({
  data: zod.object({
    items: zod.array(WithdrawalMethod)
  })
});

export const ChangeStatusOfWithdrawalMethodsBody = zod.object({
  items: zod.array(WithdrawalMethodStatus).min(1).max(1000)
});

export const ChangeStatusOfWithdrawalMethodsResponse = zod.object({
  data: zod.object({
    items: zod.array(WithdrawalMethod)
  })
});

export const ExportWithdrawalMethodsQueryParams = zod.object({
  with: zod.array(WithdrawalMethodField).min(1).exactOptional(),
  fields: zod.array(WithdrawalMethodField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'verified:asc', 'verified:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  paymentMethod: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  verified: zod.array(zod.boolean()).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportWithdrawalMethodsResponse = zod.object({
  data: Export
});

export const ReadWithdrawalMethodQueryParams = zod.object({
  with: zod.array(WithdrawalMethodField).min(1).exactOptional(),
  fields: zod.array(WithdrawalMethodField).min(1).exactOptional()
});

export const ReadWithdrawalMethodResponse = zod.object({
  data: WithdrawalMethod
});

export const ReadWithdrawalAccountResponse = zod.object({
  data: zod.object({
    items: zod.array(zod.object({
      field: zod.int().min(1).max(9007199254740991).nullable(),
      title: zod.string(),
      value: zod.string().nullable()
    }))
  })
});

export const ShowWithdrawalAccountResponse = zod.object({
  data: zod.object({
    items: zod.array(zod.object({
      field: zod.int().min(1).max(9007199254740991).nullable(),
      title: zod.string(),
      value: zod.string().nullable()
    }))
  })
});

export const ListWithdrawalMethodHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListWithdrawalMethodHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
