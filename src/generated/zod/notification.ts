// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, Identified, ListMeta, Notice, NotificationDelivery, OwnNotification, OwnNotificationEdit } from './shared.ts';

export const Notification = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  description: zod.string().exactOptional(),
  groupSlug: zod.enum(['caps', 'integrations', 'postbacks', 'leads', 'conversions', 'invoices', 'exports', 'tasks', 'notes', 'scheduled', 'network', 'security']).exactOptional(),
  type: zod.union([zod.literal('cap.filling'), zod.literal('cap.full'), zod.literal('guarantee.at_risk'), zod.literal('integration.paused'), zod.literal('integration.slow'), zod.literal('synchronization.paused'), zod.literal('postback.given_up'), zod.literal('lead.unsent'), zod.literal('conversion.late'), zod.literal('invoice.made'), zod.literal('invoice.scheduled'), zod.literal('invoice.paid'), zod.literal('invoice.declined'), zod.literal('invoice.unpaid'), zod.literal('invoice.requested'), zod.literal('invoice.taken_back'), zod.literal('withdrawal_method.changed'), zod.literal('withdrawal_method.waiting'), zod.literal('withdrawal_method.verified'), zod.literal('export.ready'), zod.literal('export.failed'), zod.literal('task.assigned'), zod.literal('task.mentioned'), zod.literal('task.due'), zod.literal('note.addressed'), zod.literal('change.conflict'), zod.literal('change.failed'), zod.literal('affiliate.registered'), zod.literal('traffic.blocked'), zod.literal('traffic.accepted'), zod.literal('domain.failing'), zod.literal('rates.failing'), zod.literal('work.failing'), zod.literal('channel.failing'), zod.literal('notification.silent'), zod.literal('trial.ending'), zod.literal('sign_in.new_device'), zod.literal(null)]).nullish(),
  capPercent: zod.int().exactOptional(),
  offers: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  affiliates: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  advertisers: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  countries: zod.array(zod.string()).exactOptional(),
  users: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  roles: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  authorAway: zod.boolean().exactOptional(),
  channel: zod.enum(['bell', 'email', 'telegram', 'webhook']).exactOptional(),
  notificationChannelIntegration: zod.int().min(1).max(9007199254740991).nullish(),
  frequency: zod.enum(['immediately', 'hourly', 'daily']).exactOptional(),
  quietFrom: zod.string().nullish(),
  quietTo: zod.string().nullish(),
  status: zod.enum(['active', 'inactive']).exactOptional(),
  statusChangedAt: zod.int().min(0).max(253402300799).nullish(),
  statusChangedBy: zod.int().min(1).max(9007199254740991).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional()
});

export const NotificationCreate = zod.object({
  description: zod.string().min(1).max(200),
  groupSlug: zod.enum(['caps', 'integrations', 'postbacks', 'leads', 'conversions', 'invoices', 'exports', 'tasks', 'notes', 'scheduled', 'network', 'security']),
  type: zod.union([zod.literal('cap.filling'), zod.literal('cap.full'), zod.literal('guarantee.at_risk'), zod.literal('integration.paused'), zod.literal('integration.slow'), zod.literal('synchronization.paused'), zod.literal('postback.given_up'), zod.literal('lead.unsent'), zod.literal('conversion.late'), zod.literal('invoice.made'), zod.literal('invoice.scheduled'), zod.literal('invoice.paid'), zod.literal('invoice.declined'), zod.literal('invoice.unpaid'), zod.literal('invoice.requested'), zod.literal('invoice.taken_back'), zod.literal('withdrawal_method.changed'), zod.literal('withdrawal_method.waiting'), zod.literal('withdrawal_method.verified'), zod.literal('export.ready'), zod.literal('export.failed'), zod.literal('task.assigned'), zod.literal('task.mentioned'), zod.literal('task.due'), zod.literal('note.addressed'), zod.literal('change.conflict'), zod.literal('change.failed'), zod.literal('affiliate.registered'), zod.literal('traffic.blocked'), zod.literal('traffic.accepted'), zod.literal('domain.failing'), zod.literal('rates.failing'), zod.literal('work.failing'), zod.literal('channel.failing'), zod.literal('notification.silent'), zod.literal('trial.ending'), zod.literal('sign_in.new_device'), zod.literal(null)]).nullish(),
  capPercent: zod.int().min(1).max(99).default(80),
  offers: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  affiliates: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  advertisers: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  countries: zod.array(zod.string()).max(300).exactOptional(),
  users: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  roles: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  channel: zod.enum(['bell', 'email', 'telegram', 'webhook']).default(`email`),
  notificationChannelIntegration: zod.int().min(1).max(9007199254740991).nullish(),
  frequency: zod.enum(['immediately', 'hourly', 'daily']).default(`immediately`),
  quietFrom: zod.string().max(5).regex(new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$')).nullish(),
  quietTo: zod.string().max(5).regex(new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$')).nullish()
});

export const NotificationEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  description: zod.string().min(1).max(200).exactOptional(),
  groupSlug: zod.enum(['caps', 'integrations', 'postbacks', 'leads', 'conversions', 'invoices', 'exports', 'tasks', 'notes', 'scheduled', 'network', 'security']).exactOptional(),
  type: zod.union([zod.literal('cap.filling'), zod.literal('cap.full'), zod.literal('guarantee.at_risk'), zod.literal('integration.paused'), zod.literal('integration.slow'), zod.literal('synchronization.paused'), zod.literal('postback.given_up'), zod.literal('lead.unsent'), zod.literal('conversion.late'), zod.literal('invoice.made'), zod.literal('invoice.scheduled'), zod.literal('invoice.paid'), zod.literal('invoice.declined'), zod.literal('invoice.unpaid'), zod.literal('invoice.requested'), zod.literal('invoice.taken_back'), zod.literal('withdrawal_method.changed'), zod.literal('withdrawal_method.waiting'), zod.literal('withdrawal_method.verified'), zod.literal('export.ready'), zod.literal('export.failed'), zod.literal('task.assigned'), zod.literal('task.mentioned'), zod.literal('task.due'), zod.literal('note.addressed'), zod.literal('change.conflict'), zod.literal('change.failed'), zod.literal('affiliate.registered'), zod.literal('traffic.blocked'), zod.literal('traffic.accepted'), zod.literal('domain.failing'), zod.literal('rates.failing'), zod.literal('work.failing'), zod.literal('channel.failing'), zod.literal('notification.silent'), zod.literal('trial.ending'), zod.literal('sign_in.new_device'), zod.literal(null)]).nullish(),
  capPercent: zod.int().min(1).max(99).exactOptional(),
  offers: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  affiliates: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  advertisers: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  countries: zod.array(zod.string()).max(300).exactOptional(),
  users: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  roles: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  channel: zod.enum(['bell', 'email', 'telegram', 'webhook']).exactOptional(),
  notificationChannelIntegration: zod.int().min(1).max(9007199254740991).nullish(),
  frequency: zod.enum(['immediately', 'hourly', 'daily']).exactOptional(),
  quietFrom: zod.string().max(5).regex(new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$')).nullish(),
  quietTo: zod.string().max(5).regex(new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$')).nullish()
});

export const NotificationField = zod.enum(['id', 'description', 'groupSlug', 'type', 'capPercent', 'offers', 'affiliates', 'advertisers', 'countries', 'users', 'roles', 'authorAway', 'channel', 'notificationChannelIntegration', 'frequency', 'quietFrom', 'quietTo', 'status', 'statusChangedAt', 'statusChangedBy', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const NotificationStatus = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  status: zod.enum(['active', 'inactive'])
});

export const NotificationTakeOver = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional()
});

export const ListNotificationsQueryParams = zod.object({
  with: zod.array(NotificationField).min(1).exactOptional(),
  fields: zod.array(NotificationField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'description:asc', 'description:desc', 'groupSlug:asc', 'groupSlug:desc', 'type:asc', 'type:desc', 'capPercent:asc', 'capPercent:desc', 'channel:asc', 'channel:desc', 'frequency:asc', 'frequency:desc', 'quietFrom:asc', 'quietFrom:desc', 'quietTo:asc', 'quietTo:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  groupSlug: zod.array(zod.enum(['caps', 'integrations', 'postbacks', 'leads', 'conversions', 'invoices', 'exports', 'tasks', 'notes', 'scheduled', 'network', 'security'])).min(1).exactOptional(),
  type: zod.array(zod.enum(['cap.filling', 'cap.full', 'guarantee.at_risk', 'integration.paused', 'integration.slow', 'synchronization.paused', 'postback.given_up', 'lead.unsent', 'conversion.late', 'invoice.made', 'invoice.scheduled', 'invoice.paid', 'invoice.declined', 'invoice.unpaid', 'invoice.requested', 'invoice.taken_back', 'withdrawal_method.changed', 'withdrawal_method.waiting', 'withdrawal_method.verified', 'export.ready', 'export.failed', 'task.assigned', 'task.mentioned', 'task.due', 'note.addressed', 'change.conflict', 'change.failed', 'affiliate.registered', 'traffic.blocked', 'traffic.accepted', 'domain.failing', 'rates.failing', 'work.failing', 'channel.failing', 'notification.silent', 'trial.ending', 'sign_in.new_device'])).min(1).exactOptional(),
  offers: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  affiliates: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  advertisers: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  users: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  roles: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  channel: zod.array(zod.enum(['bell', 'email', 'telegram', 'webhook'])).min(1).exactOptional(),
  notificationChannelIntegration: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  frequency: zod.array(zod.enum(['immediately', 'hourly', 'daily'])).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListNotificationsResponse = zod.object({
  data: zod.object({
    items: zod.array(Notification),
    meta: ListMeta.exactOptional()
  })
});

export const CreateNotificationsBody = zod.object({
  items: zod.array(NotificationCreate).min(1).max(1000)
});

export const CreateNotificationsResponse = zod.object({
  data: zod.object({
    items: zod.array(Notification)
  })
});

export const EditNotificationsBody = zod.object({
  items: zod.array(NotificationEdit).min(1).max(1000)
});

export const EditNotificationsResponse = zod.object({
  data: zod.object({
    items: zod.array(Notification)
  })
});

export const DeleteNotificationsBody = zod.object({
  items: zod.array(Identified).min(1).max(1000)
});

export const DeleteNotificationsResponse = zod.object({
  data: zod.object({
    items: zod.array(Identified)
  })
});

export const ChangeStatusOfNotificationsBody = zod.object({
  items: zod.array(NotificationStatus).min(1).max(1000)
});

export const ChangeStatusOfNotificationsResponse = zod.object({
  data: zod.object({
    items: zod.array(Notification)
  })
});

export const CloneNotificationsBody = zod.object({
  items: zod.array(Identified).min(1).max(1000)
});

export const CloneNotificationsResponse = zod.object({
  data: zod.object({
    items: zod.array(Notification)
  })
});

export const ListNotificationDeliveriesQueryParams = zod.object({
  limit: zod.coerce.number().int().min(1).max(100).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListNotificationDeliveriesResponse = zod.object({
  data: zod.object({
    items: zod.array(NotificationDelivery),
    meta: ListMeta
  })
});

export const ExportNotificationsQueryParams = zod.object({
  with: zod.array(NotificationField).min(1).exactOptional(),
  fields: zod.array(NotificationField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'description:asc', 'description:desc', 'groupSlug:asc', 'groupSlug:desc', 'type:asc', 'type:desc', 'capPercent:asc', 'capPercent:desc', 'channel:asc', 'channel:desc', 'frequency:asc', 'frequency:desc', 'quietFrom:asc', 'quietFrom:desc', 'quietTo:asc', 'quietTo:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  groupSlug: zod.array(zod.enum(['caps', 'integrations', 'postbacks', 'leads', 'conversions', 'invoices', 'exports', 'tasks', 'notes', 'scheduled', 'network', 'security'])).min(1).exactOptional(),
  type: zod.array(zod.enum(['cap.filling', 'cap.full', 'guarantee.at_risk', 'integration.paused', 'integration.slow', 'synchronization.paused', 'postback.given_up', 'lead.unsent', 'conversion.late', 'invoice.made', 'invoice.scheduled', 'invoice.paid', 'invoice.declined', 'invoice.unpaid', 'invoice.requested', 'invoice.taken_back', 'withdrawal_method.changed', 'withdrawal_method.waiting', 'withdrawal_method.verified', 'export.ready', 'export.failed', 'task.assigned', 'task.mentioned', 'task.due', 'note.addressed', 'change.conflict', 'change.failed', 'affiliate.registered', 'traffic.blocked', 'traffic.accepted', 'domain.failing', 'rates.failing', 'work.failing', 'channel.failing', 'notification.silent', 'trial.ending', 'sign_in.new_device'])).min(1).exactOptional(),
  offers: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  affiliates: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  advertisers: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  users: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  roles: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  channel: zod.array(zod.enum(['bell', 'email', 'telegram', 'webhook'])).min(1).exactOptional(),
  notificationChannelIntegration: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  frequency: zod.array(zod.enum(['immediately', 'hourly', 'daily'])).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportNotificationsResponse = zod.object({
  data: Export
});

export const ListOwnNoticesQueryParams = zod.object({
  limit: zod.coerce.number().int().min(1).max(100).default(25),
  before: zod.coerce.number().int().min(1).max(9007199254740991).exactOptional(),
  unread: zod.boolean().exactOptional()
});

export const ListOwnNoticesResponse = zod.object({
  data: zod.object({
    items: zod.array(Notice),
    meta: zod.object({
      unread: zod.int().min(0).max(100),
      hasMore: zod.boolean()
    })
  })
});

export const MarkOwnNoticesBody = zod.object({
  ids: zod.array(zod.int().min(1).max(9007199254740991)).min(1).max(100).exactOptional(),
  upTo: zod.int().min(1).max(9007199254740991).exactOptional()
});

export const MarkOwnNoticesResponse = zod.object({
  data: zod.object({
    unread: zod.int().min(0).max(100),
    latest: zod.int().nullable()
  })
});

export const TakeOverOfNotificationsBody = zod.object({
  items: zod.array(NotificationTakeOver).min(1).max(1000)
});

export const TakeOverOfNotificationsResponse = zod.object({
  data: zod.object({
    items: zod.array(Notification)
  })
});

export const ListOwnTelegramResponse = zod.object({
  data: zod.object({
    items: zod.array(zod.object({
      id: zod.int(),
      title: zod.string(),
      botName: zod.string().nullable(),
      linkedAt: zod.int().nullable()
    }))
  })
});

export const TestNotificationChannelBody = zod.object({
  notificationChannelIntegrationId: zod.int().min(1).max(9007199254740991)
});

export const TestNotificationChannelResponse = zod.object({
  data: zod.object({
    delivered: zod.boolean(),
    status: zod.int().nullable(),
    problem: zod.string().nullable(),
    took: zod.int().min(0)
  })
});

export const UnlinkTelegramResponse = zod.object({
  data: zod.object({
    count: zod.int().min(0)
  })
});

export const ReadNotificationQueryParams = zod.object({
  with: zod.array(NotificationField).min(1).exactOptional(),
  fields: zod.array(NotificationField).min(1).exactOptional()
});

export const ReadNotificationResponse = zod.object({
  data: Notification
});

export const ListNotificationHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListNotificationHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});

export const ListOwnNotificationsResponse = zod.object({
  data: zod.object({
    items: zod.array(OwnNotification)
  })
});

export const EditOwnNotificationsBody = zod.object({
  items: zod.array(OwnNotificationEdit).min(1).max(1000)
});

export const EditOwnNotificationsResponse = zod.object({
  data: zod.object({
    items: zod.array(OwnNotification)
  })
});
