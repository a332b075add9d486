// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, Identified, ListMeta, PostbackReplay } from './shared.ts';

export const Postback = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  title: zod.string().exactOptional(),
  affiliate: zod.int().min(1).max(9007199254740991).exactOptional(),
  team: zod.int().min(1).max(9007199254740991).nullish(),
  offer: zod.int().min(1).max(9007199254740991).nullish(),
  campaign: zod.int().min(1).max(9007199254740991).nullish(),
  scope: zod.enum(['global', 'offer', 'campaign']).exactOptional(),
  method: zod.enum(['GET', 'POST']).exactOptional(),
  url: zod.string().exactOptional(),
  bodyFormat: zod.enum(['none', 'json', 'form']).exactOptional(),
  body: zod.string().nullish(),
  events: zod.array(zod.enum(['conversion_approved', 'conversion_pending', 'conversion_deferred', 'conversion_rejected', 'event_received', 'event_sent', 'event_hold', 'event_invalid', 'event_duplicate', 'event_trash', 'event_lead_grade_changed'])).exactOptional(),
  goalEvents: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  mappings: zod.array(zod.object({
    event: zod.enum(['conversion_approved', 'conversion_pending', 'conversion_deferred', 'conversion_rejected', 'event_received', 'event_sent', 'event_hold', 'event_invalid', 'event_duplicate', 'event_trash', 'event_lead_grade_changed']),
    word: zod.string().min(1).max(100)
  })).exactOptional(),
  lastDeliveredAt: zod.int().min(0).max(253402300799).nullish(),
  lastFailedAt: zod.int().min(0).max(253402300799).nullish(),
  waiting: zod.int().exactOptional(),
  status: zod.enum(['active', 'inactive']).exactOptional(),
  statusChangedAt: zod.int().min(0).max(253402300799).nullish(),
  statusChangedBy: zod.int().min(1).max(9007199254740991).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const PostbackCreate = zod.object({
  title: zod.string().min(1).max(200),
  affiliate: zod.int().min(1).max(9007199254740991).exactOptional(),
  offer: zod.int().min(1).max(9007199254740991).nullish(),
  campaign: zod.int().min(1).max(9007199254740991).nullish(),
  method: zod.enum(['GET', 'POST']).default(`GET`),
  url: zod.string().min(1).max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')),
  bodyFormat: zod.enum(['none', 'json', 'form']).default(`none`),
  body: zod.string().max(10000).nullish(),
  events: zod.array(zod.enum(['conversion_approved', 'conversion_pending', 'conversion_deferred', 'conversion_rejected', 'event_received', 'event_sent', 'event_hold', 'event_invalid', 'event_duplicate', 'event_trash', 'event_lead_grade_changed'])).exactOptional(),
  goalEvents: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  mappings: zod.array(zod.object({
    event: zod.enum(['conversion_approved', 'conversion_pending', 'conversion_deferred', 'conversion_rejected', 'event_received', 'event_sent', 'event_hold', 'event_invalid', 'event_duplicate', 'event_trash', 'event_lead_grade_changed']),
    word: zod.string().min(1).max(100)
  })).max(30).exactOptional()
});

export const PostbackEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().min(1).max(200).exactOptional(),
  offer: zod.int().min(1).max(9007199254740991).nullish(),
  campaign: zod.int().min(1).max(9007199254740991).nullish(),
  method: zod.enum(['GET', 'POST']).exactOptional(),
  url: zod.string().min(1).max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')).exactOptional(),
  bodyFormat: zod.enum(['none', 'json', 'form']).exactOptional(),
  body: zod.string().max(10000).nullish(),
  events: zod.array(zod.enum(['conversion_approved', 'conversion_pending', 'conversion_deferred', 'conversion_rejected', 'event_received', 'event_sent', 'event_hold', 'event_invalid', 'event_duplicate', 'event_trash', 'event_lead_grade_changed'])).exactOptional(),
  goalEvents: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  mappings: zod.array(zod.object({
    event: zod.enum(['conversion_approved', 'conversion_pending', 'conversion_deferred', 'conversion_rejected', 'event_received', 'event_sent', 'event_hold', 'event_invalid', 'event_duplicate', 'event_trash', 'event_lead_grade_changed']),
    word: zod.string().min(1).max(100)
  })).max(30).exactOptional()
});

export const PostbackField = zod.enum(['id', 'title', 'affiliate', 'team', 'offer', 'campaign', 'scope', 'method', 'url', 'bodyFormat', 'body', 'events', 'goalEvents', 'mappings', 'lastDeliveredAt', 'lastFailedAt', 'waiting', 'status', 'statusChangedAt', 'statusChangedBy', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const PostbackStatus = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  status: zod.enum(['active', 'inactive'])
});

export const SendPostbackOfConversionsBody = zod.object({
  items: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991)
  })).min(1).max(500)
});

export const SendPostbackOfConversionsResponse = zod.object({
  data: zod.object({
    count: zod.int().min(0)
  })
});

export const CountSentPostbacksQueryParams = zod.object({
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799)
});

export const CountSentPostbacksResponse = zod.object({
  data: zod.object({
    items: zod.array(zod.object({
      from: zod.int().min(0).max(253402300799),
      delivered: zod.int().min(0),
      failed: zod.int().min(0)
    }))
  })
});

export const SendPostbacksAgainBody = zod.object({
  ids: zod.array(zod.int().min(1).max(9007199254740991)).min(1).max(500).exactOptional(),
  filter: zod.object({
    result: zod.array(zod.enum(['delivered', 'failed'])).min(1).max(2).exactOptional(),
    event: zod.array(zod.enum(['conversion_approved', 'conversion_pending', 'conversion_deferred', 'conversion_rejected', 'event_received', 'event_sent', 'event_hold', 'event_invalid', 'event_duplicate', 'event_trash', 'event_lead_grade_changed'])).min(1).max(11).exactOptional(),
    affiliate: zod.array(zod.int().min(1).max(9007199254740991)).min(1).max(100).exactOptional(),
    postback: zod.array(zod.int().min(1).max(9007199254740991)).min(1).max(100).exactOptional(),
    campaign: zod.array(zod.int().min(1).max(9007199254740991)).min(1).max(100).exactOptional(),
    offer: zod.array(zod.int().min(1).max(9007199254740991)).min(1).max(100).exactOptional(),
    conversion: zod.array(zod.int().min(1).max(9007199254740991)).min(1).max(100).exactOptional(),
    createdAtFrom: zod.int().min(0).max(253402300799).exactOptional(),
    createdAtTo: zod.int().min(0).max(253402300799).exactOptional()
  }).exactOptional()
});

export const SendPostbacksAgainResponse = zod.object({
  data: zod.object({
    count: zod.int().min(0),
    hasMore: zod.boolean()
  })
});

export const ReplayPostbackBody = zod.object({
  isTrial: zod.boolean()
});

export const ReplayPostbackResponse = zod.object({
  data: PostbackReplay
});

export const ListPostbacksQueryParams = zod.object({
  with: zod.array(PostbackField).min(1).exactOptional(),
  fields: zod.array(PostbackField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'scope:asc', 'scope:desc', 'method:asc', 'method:desc', 'url:asc', 'url:desc', 'bodyFormat:asc', 'bodyFormat:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  team: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  offer: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  campaign: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  scope: zod.array(zod.enum(['global', 'offer', 'campaign'])).min(1).exactOptional(),
  method: zod.array(zod.enum(['GET', 'POST'])).min(1).exactOptional(),
  events: zod.array(zod.enum(['conversion_approved', 'conversion_pending', 'conversion_deferred', 'conversion_rejected', 'event_received', 'event_sent', 'event_hold', 'event_invalid', 'event_duplicate', 'event_trash', 'event_lead_grade_changed'])).min(1).exactOptional(),
  goalEvents: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListPostbacksResponse = zod.object({
  data: zod.object({
    items: zod.array(Postback),
    meta: ListMeta.exactOptional()
  })
});

export const CreatePostbacksBody = zod.object({
  items: zod.array(PostbackCreate).min(1).max(1000)
});

export const CreatePostbacksResponse = zod.object({
  data: zod.object({
    items: zod.array(Postback)
  })
});

export const EditPostbacksBody = zod.object({
  items: zod.array(PostbackEdit).min(1).max(1000)
});

export const EditPostbacksResponse = zod.object({
  data: zod.object({
    items: zod.array(Postback)
  })
});

export const ChangeStatusOfPostbacksBody = zod.object({
  items: zod.array(PostbackStatus).min(1).max(1000)
});

export const ChangeStatusOfPostbacksResponse = zod.object({
  data: zod.object({
    items: zod.array(Postback)
  })
});

export const ClonePostbacksBody = zod.object({
  items: zod.array(Identified).min(1).max(1000)
});

export const ClonePostbacksResponse = zod.object({
  data: zod.object({
    items: zod.array(Postback)
  })
});

export const ExportPostbacksQueryParams = zod.object({
  with: zod.array(PostbackField).min(1).exactOptional(),
  fields: zod.array(PostbackField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'scope:asc', 'scope:desc', 'method:asc', 'method:desc', 'url:asc', 'url:desc', 'bodyFormat:asc', 'bodyFormat:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  team: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  offer: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  campaign: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  scope: zod.array(zod.enum(['global', 'offer', 'campaign'])).min(1).exactOptional(),
  method: zod.array(zod.enum(['GET', 'POST'])).min(1).exactOptional(),
  events: zod.array(zod.enum(['conversion_approved', 'conversion_pending', 'conversion_deferred', 'conversion_rejected', 'event_received', 'event_sent', 'event_hold', 'event_invalid', 'event_duplicate', 'event_trash', 'event_lead_grade_changed'])).min(1).exactOptional(),
  goalEvents: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportPostbacksResponse = zod.object({
  data: Export
});

export const ReadPostbackQueryParams = zod.object({
  with: zod.array(PostbackField).min(1).exactOptional(),
  fields: zod.array(PostbackField).min(1).exactOptional()
});

export const ReadPostbackResponse = zod.object({
  data: Postback
});

export const ListPostbackHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListPostbackHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});

export const TestPostbackBody = zod.object({
  event: zod.enum(['conversion_approved', 'conversion_pending', 'conversion_deferred', 'conversion_rejected', 'event_received', 'event_sent', 'event_hold', 'event_invalid', 'event_duplicate', 'event_trash', 'event_lead_grade_changed']),
  send: zod.boolean()
});

export const TestPostbackResponse = zod.object({
  data: zod.object({
    request: zod.object({
      method: zod.string(),
      url: zod.string(),
      body: zod.string().nullable()
    }),
    attempt: zod.object({
      delivered: zod.boolean(),
      failure: zod.union([zod.literal('settings'), zod.literal('parameters'), zod.literal('url'), zod.literal('body'), zod.literal('request'), zod.literal('inside'), zod.literal('connect'), zod.literal('tls'), zod.literal('timeout'), zod.literal('tooLarge'), zod.literal('broken'), zod.literal('redirects'), zod.literal('not_received'), zod.literal('interrupted'), zod.literal(null)]).nullable(),
      status: zod.int().nullable(),
      answer: zod.string().nullable(),
      took: zod.int().min(0)
    }).nullable()
  })
});
