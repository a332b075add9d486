// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { HistoryEntry, ListMeta } from './shared.ts';

export const Note = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  target: zod.enum(['advertiser', 'advertiserAssignment', 'advertiserBalance', 'advertiserInvoice', 'advertiserInvoiceLine', 'advertiserMovement', 'affiliateAssignment', 'affiliateBalance', 'affiliateInvoice', 'affiliateInvoiceLine', 'affiliateMovement', 'campaign', 'cap', 'category', 'click', 'clickChange', 'conversion', 'creative', 'currency', 'currencyRate', 'customer', 'customerSync', 'domain', 'geo', 'goal', 'holdConfig', 'integration', 'integrationTemplate', 'invoiceSchedule', 'landerApiItem', 'landing', 'lead', 'leadAttempt', 'leadChange', 'metric', 'notification', 'notificationChannelIntegration', 'offer', 'paymentMethod', 'paymentModel', 'paymentRule', 'platform', 'postback', 'postbackLog', 'prepayment', 'reconciliation', 'reconciliationRow', 'role', 'tag', 'targeting', 'task', 'team', 'trafficSource', 'user', 'vertical', 'withdrawalMethod']).exactOptional(),
  targetId: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().nullish(),
  content: zod.string().exactOptional(),
  isPinned: zod.boolean().exactOptional(),
  targetUser: zod.int().min(1).max(9007199254740991).nullish(),
  isRemoved: zod.boolean().exactOptional(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const NoteCreate = zod.object({
  target: zod.enum(['advertiser', 'advertiserAssignment', 'advertiserBalance', 'advertiserInvoice', 'advertiserInvoiceLine', 'advertiserMovement', 'affiliateAssignment', 'affiliateBalance', 'affiliateInvoice', 'affiliateInvoiceLine', 'affiliateMovement', 'campaign', 'cap', 'category', 'click', 'clickChange', 'conversion', 'creative', 'currency', 'currencyRate', 'customer', 'customerSync', 'domain', 'geo', 'goal', 'holdConfig', 'integration', 'integrationTemplate', 'invoiceSchedule', 'landerApiItem', 'landing', 'lead', 'leadAttempt', 'leadChange', 'metric', 'notification', 'notificationChannelIntegration', 'offer', 'paymentMethod', 'paymentModel', 'paymentRule', 'platform', 'postback', 'postbackLog', 'prepayment', 'reconciliation', 'reconciliationRow', 'role', 'tag', 'targeting', 'task', 'team', 'trafficSource', 'user', 'vertical', 'withdrawalMethod']),
  targetId: zod.int().min(1).max(9007199254740991),
  title: zod.string().max(200).nullish(),
  content: zod.string().min(1).max(10000),
  isPinned: zod.boolean().default(false),
  targetUser: zod.int().min(1).max(9007199254740991).nullish()
});

export const NoteEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().max(200).nullish(),
  content: zod.string().min(1).max(10000).exactOptional(),
  isPinned: zod.boolean().exactOptional(),
  targetUser: zod.int().min(1).max(9007199254740991).nullish()
});

export const NoteField = zod.enum(['id', 'target', 'targetId', 'title', 'content', 'isPinned', 'targetUser', 'isRemoved', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const NoteRemove = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional()
});

export const ListNotesQueryParams = zod.object({
  with: zod.array(NoteField).min(1).exactOptional(),
  fields: zod.array(NoteField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'target:asc', 'target:desc', 'title:asc', 'title:desc', 'isPinned:asc', 'isPinned:desc', 'isRemoved:asc', 'isRemoved:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  target: zod.array(zod.enum(['advertiser', 'advertiserAssignment', 'advertiserBalance', 'advertiserInvoice', 'advertiserInvoiceLine', 'advertiserMovement', 'affiliateAssignment', 'affiliateBalance', 'affiliateInvoice', 'affiliateInvoiceLine', 'affiliateMovement', 'campaign', 'cap', 'category', 'click', 'clickChange', 'conversion', 'creative', 'currency', 'currencyRate', 'customer', 'customerSync', 'domain', 'geo', 'goal', 'holdConfig', 'integration', 'integrationTemplate', 'invoiceSchedule', 'landerApiItem', 'landing', 'lead', 'leadAttempt', 'leadChange', 'metric', 'notification', 'notificationChannelIntegration', 'offer', 'paymentMethod', 'paymentModel', 'paymentRule', 'platform', 'postback', 'postbackLog', 'prepayment', 'reconciliation', 'reconciliationRow', 'role', 'tag', 'targeting', 'task', 'team', 'trafficSource', 'user', 'vertical', 'withdrawalMethod'])).min(1).exactOptional(),
  targetId: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  isPinned: zod.array(zod.boolean()).min(1).exactOptional(),
  targetUser: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListNotesResponse = zod.object({
  data: zod.object({
    items: zod.array(Note),
    meta: ListMeta.exactOptional()
  })
});

export const CreateNotesBody = zod.object({
  items: zod.array(NoteCreate).min(1).max(1000)
});

export const CreateNotesResponse = zod.object({
  data: zod.object({
    items: zod.array(Note)
  })
});

export const EditNotesBody = zod.object({
  items: zod.array(NoteEdit).min(1).max(1000)
});

export const EditNotesResponse = zod.object({
  data: zod.object({
    items: zod.array(Note)
  })
});

export const RemoveOfNotesBody = zod.object({
  items: zod.array(NoteRemove).min(1).max(1000)
});

export const RemoveOfNotesResponse = zod.object({
  data: zod.object({
    items: zod.array(Note)
  })
});

export const ReadNoteQueryParams = zod.object({
  with: zod.array(NoteField).min(1).exactOptional(),
  fields: zod.array(NoteField).min(1).exactOptional()
});

export const ReadNoteResponse = zod.object({
  data: Note
});

export const ListNoteHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListNoteHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
