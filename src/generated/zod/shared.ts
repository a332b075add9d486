// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';


export const ApiSettings = zod.object({
  name: zod.string(),
  customerId: zod.string().nullable(),
  logoUrl: zod.string().nullable(),
  faviconUrl: zod.string().nullable(),
  apiDomain: zod.string().nullable(),
  objectStorageDomain: zod.string().nullable(),
  frontendVersionTs: zod.int(),
  trialExpireAt: zod.int().nullable(),
  registration: zod.enum(['open', 'moderated', 'closed']),
  passwordMinimum: zod.int(),
  chatScriptUrl: zod.string().nullable(),
  chatId: zod.string().nullable()
});

export const Choice = zod.object({
  id: zod.union([zod.int(), zod.string()]),
  slug: zod.string(),
  title: zod.string()
});

export const FailureDetail = zod.object({
  message: zod.string(),
  type: zod.string(),
  path: zod.string().exactOptional()
});

export const ConflictFailure = zod.object({
  code: zod.enum(['malformed', 'noItems', 'unknownParameter', 'badParameter', 'unauthorized', 'wrongCredentials', 'codeRequired', 'wrongCode', 'forbidden', 'blocked', 'trafficBlocked', 'roleInactive', 'transitionForbidden', 'copyForbidden', 'registrationClosed', 'signedInOnly', 'notImpersonated', 'notFound', 'noSuchCall', 'noNetwork', 'nowhere', 'timedOut', 'stale', 'changedSince', 'notUndoable', 'copyChanged', 'transition', 'final', 'locked', 'referenced', 'capFull', 'invoiced', 'advanceSpent', 'refused', 'limitReached', 'tooManyRecords', 'keyReused', 'tooLarge', 'unsupportedType', 'invalid', 'tooMany', 'headersTooLarge', 'internal', 'busy', 'slow', 'statisticsRebuilding', 'statisticsUnreachable', 'statisticsAway', 'statisticsOff', 'unavailable']),
  message: zod.string(),
  details: zod.array(FailureDetail).max(100),
  requestId: zod.string().exactOptional(),
  data: zod.record(zod.string(), zod.unknown()).exactOptional()
});

export const Country = zod.object({
  id: zod.string(),
  title: zod.string(),
  alpha3: zod.string(),
  number: zod.string()
});

export const CustomerImportPreview = zod.object({
  columns: zod.array(zod.object({
    title: zod.string(),
    field: zod.string(),
    sample: zod.string()
  })),
  fields: zod.array(zod.string()),
  total: zod.int(),
  faulty: zod.int(),
  rows: zod.array(zod.object({
    row: zod.int(),
    verdict: zod.enum(['kept', 'known', 'faulty']),
    field: zod.string().nullable(),
    message: zod.string().nullable()
  }))
});

export const CustomerSyncTest = zod.object({
  problem: zod.string().nullable(),
  request: zod.object({
    method: zod.string(),
    url: zod.string(),
    headers: zod.array(zod.object({
      name: zod.string(),
      value: zod.string()
    })),
    body: zod.string().nullable()
  }).nullable(),
  httpStatus: zod.int().nullable(),
  answer: zod.string().nullable(),
  took: zod.int().min(0).nullable(),
  total: zod.int().min(0),
  rows: zod.array(zod.object({
    row: zod.int().min(1),
    customerId: zod.string().nullable(),
    date: zod.string().nullable(),
    verdict: zod.enum(['new', 'changed', 'known', 'unknown', 'faulty']),
    field: zod.string().nullable(),
    message: zod.string().nullable()
  }))
});

export const ExplainedPermission = zod.object({
  id: zod.int(),
  name: zod.string(),
  title: zod.string(),
  description: zod.string().nullable(),
  groupId: zod.int(),
  group: zod.string(),
  hidden: zod.boolean(),
  source: zod.enum(['role', 'custom', 'custom_added', 'custom_removed', 'absent', 'role_type', 'disabled']),
  effective: zod.boolean(),
  reason: zod.string()
});

export const Export = zod.object({
  id: zod.int(),
  kind: zod.string(),
  collection: zod.string(),
  query: zod.string(),
  format: zod.enum(['csv', 'xlsx']),
  contacts: zod.boolean(),
  state: zod.enum(['queued', 'running', 'done', 'cancelled', 'failed']),
  total: zod.int().min(0).nullable(),
  rows: zod.int().min(0),
  bytes: zod.int().min(0).nullable(),
  fileName: zod.string(),
  code: zod.string().nullable(),
  user: zod.object({
    id: zod.int().min(1).max(9007199254740991),
    name: zod.string()
  }),
  createdAt: zod.int(),
  endedAt: zod.int().nullable(),
  expiresAt: zod.int().nullable()
});

export const Failure = zod.object({
  code: zod.enum(['malformed', 'noItems', 'unknownParameter', 'badParameter', 'unauthorized', 'wrongCredentials', 'codeRequired', 'wrongCode', 'forbidden', 'blocked', 'trafficBlocked', 'roleInactive', 'transitionForbidden', 'copyForbidden', 'registrationClosed', 'signedInOnly', 'notImpersonated', 'notFound', 'noSuchCall', 'noNetwork', 'nowhere', 'timedOut', 'stale', 'changedSince', 'notUndoable', 'copyChanged', 'transition', 'final', 'locked', 'referenced', 'capFull', 'invoiced', 'advanceSpent', 'refused', 'limitReached', 'tooManyRecords', 'keyReused', 'tooLarge', 'unsupportedType', 'invalid', 'tooMany', 'headersTooLarge', 'internal', 'busy', 'slow', 'statisticsRebuilding', 'statisticsUnreachable', 'statisticsAway', 'statisticsOff', 'unavailable']),
  message: zod.string(),
  details: zod.array(FailureDetail).max(100),
  requestId: zod.string().exactOptional()
});

export const FakeAdvertiser = zod.object({
  next: zod.object({
    behaviour: zod.enum(['refuse', 'duplicate', 'invalid', 'error', 'slow', 'timeout', 'malformed', 'html', 'redirect', 'endless', 'drip', 'cut', 'accept']),
    times: zod.int().min(1).max(1000)
  }).nullable()
});

export const FakeAdvertiserRequest = zod.object({
  id: zod.int(),
  at: zod.int(),
  method: zod.string(),
  path: zod.string(),
  headers: zod.array(zod.object({
    name: zod.string(),
    value: zod.string()
  })),
  body: zod.string(),
  behaviour: zod.enum(['refuse', 'duplicate', 'invalid', 'error', 'slow', 'timeout', 'malformed', 'html', 'redirect', 'endless', 'drip', 'cut', 'accept'])
});

export const HistoryEntry = zod.object({
  id: zod.int(),
  at: zod.int(),
  user: zod.int().nullable(),
  userName: zod.string().nullable(),
  impersonator: zod.int().nullable(),
  impersonatorName: zod.string().nullable(),
  scheduledChange: zod.int().nullable(),
  scheduledReason: zod.string().nullable(),
  action: zod.string(),
  version: zod.int(),
  changes: zod.record(zod.string(), zod.array(zod.unknown()).min(2).max(2))
});

export const Identified = zod.object({
  id: zod.int().min(1).max(9007199254740991)
});

export const IntegrationFigures = zod.object({
  attempts: zod.int().min(0).max(100),
  accepted: zod.int().min(0),
  since: zod.int().nullable(),
  outcomes: zod.array(zod.object({
    outcome: zod.enum(['accepted', 'duplicate', 'invalid', 'refused', 'failed', 'unknown']),
    count: zod.int().min(0)
  })),
  took: zod.object({
    median: zod.int().min(0).nullable(),
    p95: zod.int().min(0).nullable()
  })
});

export const IntegrationTemplateFile = zod.record(zod.string(), zod.unknown());

export const IntegrationTest = zod.object({
  problem: zod.union([zod.literal('settings'), zod.literal('url'), zod.literal('body'), zod.literal(null)]).nullable(),
  missing: zod.array(zod.string()),
  request: zod.object({
    method: zod.string(),
    url: zod.string(),
    headers: zod.array(zod.object({
      name: zod.string(),
      value: zod.string()
    })),
    body: zod.string().nullable()
  }).nullable(),
  attempt: zod.object({
    outcome: zod.enum(['accepted', 'duplicate', 'invalid', 'refused', 'unknown', 'unreached']),
    took: zod.int().min(0),
    failure: zod.union([zod.literal('request'), zod.literal('inside'), zod.literal('connect'), zod.literal('tls'), zod.literal('timeout'), zod.literal('tooLarge'), zod.literal('broken'), zod.literal('redirects'), zod.literal(null)]).nullable(),
    answer: zod.object({
      status: zod.int(),
      headers: zod.array(zod.object({
        name: zod.string(),
        value: zod.string()
      })),
      body: zod.string(),
      cut: zod.boolean()
    }).nullable(),
    reading: zod.object({
      outcome: zod.enum(['accepted', 'duplicate', 'invalid', 'refused', 'unknown']),
      ground: zod.enum(['value', 'pattern', 'words', 'status', 'notJson', 'missing', 'contradiction']),
      leadId: zod.string().nullable(),
      redirectUrl: zod.string().nullable(),
      message: zod.string().nullable(),
      parts: zod.array(zod.object({
        part: zod.enum(['accepted', 'leadId', 'redirectUrl', 'message', 'duplicate', 'invalid', 'refused']),
        by: zod.enum(['path', 'pattern', 'word']),
        path: zod.string(),
        value: zod.string().nullable()
      }))
    }).nullable()
  }).nullable(),
  fake: zod.boolean()
});

export const InvoiceGroup = zod.object({
  offer: zod.int().min(1).max(9007199254740991),
  goal: zod.int().min(1).max(9007199254740991).nullable(),
  rateType: zod.union([zod.literal(1), zod.literal(2)]),
  rate: zod.string(),
  currency: zod.int().min(1).max(9007199254740991),
  conversionCount: zod.int().min(0),
  exactAmount: zod.string(),
  exchangeRate: zod.string().nullable(),
  amount: zod.string().nullable(),
  rounding: zod.string().nullable(),
  conversions: zod.array(zod.int().min(1).max(9007199254740991)).max(10000)
});

export const InvoiceConversions = zod.object({
  groups: zod.array(InvoiceGroup),
  conversionCount: zod.int().min(0),
  amount: zod.string().nullable(),
  rounding: zod.string().nullable(),
  exchangeRates: zod.array(zod.object({
    currency: zod.int().min(1).max(9007199254740991),
    rate: zod.string()
  }))
});

export const Job = zod.object({
  id: zod.int(),
  collection: zod.string(),
  call: zod.string().min(1).max(100),
  state: zod.enum(['queued', 'running', 'done', 'cancelled', 'interrupted']),
  total: zod.int(),
  done: zod.int(),
  failed: zod.int(),
  canUndo: zod.boolean(),
  code: zod.string().nullable(),
  createdAt: zod.int(),
  endedAt: zod.int().nullable()
});

export const JobFailure = zod.object({
  id: zod.int(),
  code: zod.string(),
  field: zod.string().nullable(),
  message: zod.string()
});

export const JobPreview = zod.object({
  total: zod.int(),
  changing: zod.int(),
  groups: zod.array(zod.object({
    before: zod.record(zod.string(), zod.unknown()),
    count: zod.int(),
    amounts: zod.array(zod.object({
      field: zod.string(),
      currency: zod.int().nullable(),
      sum: zod.string()
    }))
  }))
});

export const JobRequest = zod.object({
  collection: zod.string().min(1).max(100),
  call: zod.string().min(1).max(100),
  ids: zod.array(zod.int().min(1).max(9007199254740991)).min(1).max(5000).exactOptional(),
  query: zod.string().max(8000).exactOptional(),
  values: zod.record(zod.string(), zod.unknown()).exactOptional(),
  add: zod.record(zod.string(), zod.array(zod.int().min(1).max(9007199254740991)).max(100)).exactOptional(),
  remove: zod.record(zod.string(), zod.array(zod.int().min(1).max(9007199254740991)).max(100)).exactOptional()
});

export const KnownCurrency = zod.object({
  id: zod.string(),
  title: zod.string(),
  code: zod.string(),
  number: zod.string(),
  digits: zod.int(),
  symbol: zod.string(),
  symbolNative: zod.string()
});

export const LandingCheck = zod.object({
  url: zod.string(),
  isReachable: zod.boolean(),
  failure: zod.union([zod.literal('settings'), zod.literal('parameters'), zod.literal('url'), zod.literal('body'), zod.literal('request'), zod.literal('inside'), zod.literal('connect'), zod.literal('tls'), zod.literal('timeout'), zod.literal('tooLarge'), zod.literal('broken'), zod.literal('redirects'), zod.literal('not_received'), zod.literal('interrupted'), zod.literal(null)]).nullable(),
  status: zod.int().nullable(),
  took: zod.int().min(0)
});

export const LeadImportPreview = zod.object({
  columns: zod.array(zod.object({
    title: zod.string(),
    field: zod.string(),
    sample: zod.string()
  })),
  fields: zod.array(zod.string()),
  total: zod.int(),
  faulty: zod.int(),
  rows: zod.array(zod.object({
    row: zod.int(),
    verdict: zod.enum(['faulty', 'offered', 'refused', 'unsent', 'hold', 'invalid', 'trash', 'duplicate', 'test']),
    field: zod.string().nullable(),
    message: zod.string().nullable()
  }))
});

export const LeadResent = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  apiStatus: zod.enum(['new', 'sent', 'unsent', 'hold', 'invalid', 'trash', 'duplicate', 'failed', 'test']),
  isUnderWay: zod.boolean(),
  reason: zod.string().nullable(),
  failure: zod.string().nullable()
});

export const ListMeta = zod.object({
  totalCount: zod.int().min(0).exactOptional(),
  totalIsExact: zod.boolean().exactOptional(),
  minDate: zod.int().nullish(),
  maxDate: zod.int().nullish(),
  sums: zod.array(zod.object({
    currency: zod.int().min(1).max(9007199254740991),
    amounts: zod.record(zod.string(), zod.string())
  })).exactOptional()
});

export const Me = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  secureId: zod.string().exactOptional(),
  firstName: zod.string().exactOptional(),
  lastName: zod.string().nullish(),
  fullName: zod.string().nullish(),
  email: zod.email().exactOptional(),
  role: zod.object({
    id: zod.int(),
    title: zod.string(),
    type: zod.enum(['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'])
  }),
  roleType: zod.enum(['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate']).exactOptional(),
  permissions: zod.array(zod.string()),
  hasCustomPermissions: zod.boolean().exactOptional(),
  customPermissions: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  team: zod.int().min(1).max(9007199254740991).nullish(),
  managers: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  tags: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  contacts: zod.array(zod.object({
    type: zod.union([zod.literal(0), zod.literal(1), zod.literal(2), zod.literal(3), zod.literal(4)]),
    value: zod.string().min(1).max(254)
  })).exactOptional(),
  balance: zod.array(zod.object({
    currency: zod.int().min(1).max(9007199254740991),
    amount: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).min(1)
  })).exactOptional(),
  hold: zod.array(zod.object({
    currency: zod.int().min(1).max(9007199254740991),
    amount: zod.stringFormat('decimal', new RegExp('^-?\\d{1,15}(\\.\\d{1,8})?$')).min(1)
  })).exactOptional(),
  birthDate: zod.iso.date().nullish(),
  timezone: zod.string().nullish(),
  language: zod.string().nullish(),
  lastActivityAt: zod.int().min(0).max(253402300799).nullish(),
  trafficBlocked: zod.boolean().exactOptional(),
  trafficBlockedAt: zod.int().min(0).max(253402300799).nullish(),
  acceptColdTraffic: zod.boolean().exactOptional(),
  acceptInvalidLeads: zod.boolean().exactOptional(),
  redirectToAdvertiser: zod.boolean().exactOptional(),
  assignedOffers: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  assignedAffiliates: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  assignedTeams: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  assignedAdvertisers: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  managedOffers: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  apiToken: zod.string().nullish(),
  extraInfo: zod.string().nullish(),
  twoFactor: zod.boolean().exactOptional(),
  hasPassword: zod.boolean().exactOptional(),
  botKey: zod.string().nullish(),
  status: zod.enum(['active', 'blocked']).exactOptional(),
  blockReason: zod.string().nullish(),
  statusChangedAt: zod.int().min(0).max(253402300799).nullish(),
  statusChangedBy: zod.int().min(1).max(9007199254740991).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional(),
  createdBy: zod.int().min(1).max(9007199254740991).nullish(),
  updatedAt: zod.int().min(0).max(253402300799).exactOptional(),
  updatedBy: zod.int().min(1).max(9007199254740991).nullish(),
  version: zod.int().exactOptional(),
  personalManagers: zod.array(zod.object({
    id: zod.int(),
    fullName: zod.string(),
    email: zod.string(),
    contacts: zod.array(zod.object({
      type: zod.union([zod.literal(0), zod.literal(1), zod.literal(2), zod.literal(3), zod.literal(4)]),
      value: zod.string().min(1).max(254)
    }))
  })).exactOptional(),
  impersonator: zod.object({
    id: zod.int(),
    fullName: zod.string()
  }).nullable()
});

export const MeEdit = zod.object({
  version: zod.int().min(1).max(2147483647).exactOptional(),
  firstName: zod.string().min(1).max(100).exactOptional(),
  lastName: zod.string().max(100).nullish(),
  email: zod.email().min(1).max(254).regex(new RegExp('^[^\\s@,;<>()"]+@[^\\s@,;<>()".]+(\\.[^\\s@,;<>()".]+)+$')).exactOptional(),
  contacts: zod.array(zod.object({
    type: zod.union([zod.literal(0), zod.literal(1), zod.literal(2), zod.literal(3), zod.literal(4)]),
    value: zod.string().min(1).max(254)
  })).max(20).exactOptional(),
  birthDate: zod.iso.date().regex(new RegExp('^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$')).nullish(),
  timezone: zod.string().max(100).nullish(),
  language: zod.string().max(100).nullish(),
  password: zod.stringFormat('password', new RegExp('^\\s*$|\\S{5}')).max(200).nullish(),
  currentPassword: zod.string().max(200).exactOptional(),
  revokeApiTokens: zod.boolean().exactOptional()
});

export const Named = zod.object({
  id: zod.int(),
  title: zod.string()
});

export const Notice = zod.object({
  id: zod.int(),
  groupSlug: zod.enum(['caps', 'integrations', 'postbacks', 'leads', 'conversions', 'invoices', 'exports', 'tasks', 'notes', 'scheduled', 'network', 'security']),
  type: zod.enum(['cap.filling', 'cap.full', 'guarantee.at_risk', 'integration.paused', 'integration.slow', 'synchronization.paused', 'postback.given_up', 'lead.unsent', 'conversion.late', 'invoice.made', 'invoice.scheduled', 'invoice.paid', 'invoice.declined', 'invoice.unpaid', 'invoice.requested', 'invoice.taken_back', 'withdrawal_method.changed', 'withdrawal_method.waiting', 'withdrawal_method.verified', 'export.ready', 'export.failed', 'task.assigned', 'task.mentioned', 'task.due', 'note.addressed', 'change.conflict', 'change.failed', 'affiliate.registered', 'traffic.blocked', 'traffic.accepted', 'domain.failing', 'rates.failing', 'work.failing', 'channel.failing', 'notification.silent', 'trial.ending', 'sign_in.new_device']),
  title: zod.string(),
  text: zod.string().nullable(),
  path: zod.string().nullable(),
  createdAt: zod.int(),
  readAt: zod.int().nullable()
});

export const NotificationDelivery = zod.object({
  id: zod.int(),
  notification: zod.int(),
  notificationTitle: zod.string().nullable(),
  channel: zod.enum(['email', 'telegram', 'webhook']),
  channelTitle: zod.string().nullable(),
  groupSlug: zod.enum(['caps', 'integrations', 'postbacks', 'leads', 'conversions', 'invoices', 'exports', 'tasks', 'notes', 'scheduled', 'network', 'security']),
  type: zod.enum(['cap.filling', 'cap.full', 'guarantee.at_risk', 'integration.paused', 'integration.slow', 'synchronization.paused', 'postback.given_up', 'lead.unsent', 'conversion.late', 'invoice.made', 'invoice.scheduled', 'invoice.paid', 'invoice.declined', 'invoice.unpaid', 'invoice.requested', 'invoice.taken_back', 'withdrawal_method.changed', 'withdrawal_method.waiting', 'withdrawal_method.verified', 'export.ready', 'export.failed', 'task.assigned', 'task.mentioned', 'task.due', 'note.addressed', 'change.conflict', 'change.failed', 'affiliate.registered', 'traffic.blocked', 'traffic.accepted', 'domain.failing', 'rates.failing', 'work.failing', 'channel.failing', 'notification.silent', 'trial.ending', 'sign_in.new_device']),
  about: zod.string(),
  user: zod.object({
    id: zod.int().min(1).max(9007199254740991),
    name: zod.string()
  }),
  isDigest: zod.boolean(),
  state: zod.enum(['waiting', 'delivered', 'given_up', 'withdrawn']),
  attempts: zod.int().min(0),
  problem: zod.string().nullable(),
  happenedAt: zod.int(),
  dueAt: zod.int().nullable(),
  endedAt: zod.int().nullable()
});

export const OwnNotification = zod.object({
  kind: zod.string().min(1).max(100),
  title: zod.string(),
  description: zod.string(),
  email: zod.boolean(),
  locked: zod.boolean()
});

export const OwnNotificationEdit = zod.object({
  kind: zod.string().min(1).max(100),
  email: zod.boolean()
});

export const OwnSession = zod.object({
  id: zod.uuid(),
  current: zod.boolean(),
  createdAt: zod.int(),
  lastUsedAt: zod.int(),
  expiresAt: zod.int(),
  address: zod.string().nullable(),
  browser: zod.string().nullable(),
  system: zod.string().nullable(),
  impersonator: zod.object({
    id: zod.int().nullable(),
    fullName: zod.string().nullable()
  }).nullable()
});

export const OwnSessionIdentified = zod.object({
  id: zod.uuid()
});

export const ParameterForm = zod.object({
  schema: zod.record(zod.string(), zod.unknown()),
  uiSchema: zod.record(zod.string(), zod.unknown())
});

export const PostbackEvent = zod.object({
  id: zod.string(),
  slug: zod.string(),
  title: zod.string(),
  group: zod.enum(['conversions', 'leadGrades', 'leadStatuses'])
});

export const PostbackReplay = zod.object({
  before: zod.object({
    result: zod.enum(['created', 'repeated', 'customer', 'graded', 'ignored', 'refused', 'read', 'delivered', 'failed']),
    reason: zod.record(zod.string(), zod.unknown()).nullable(),
    httpStatus: zod.int().nullable(),
    answer: zod.string().nullable(),
    conversion: zod.int().nullable(),
    customer: zod.int().nullable()
  }),
  after: zod.object({
    result: zod.enum(['created', 'repeated', 'customer', 'graded', 'ignored', 'refused', 'read', 'delivered', 'failed']),
    reason: zod.record(zod.string(), zod.unknown()).nullable(),
    httpStatus: zod.int().nullable(),
    answer: zod.string().nullable(),
    conversion: zod.int().nullable(),
    customer: zod.int().nullable()
  }),
  isSame: zod.boolean()
});

export const PostbackTest = zod.object({
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
});

export const ReachedRecords = zod.object({
  entity: zod.string(),
  title: zod.string(),
  rows: zod.string(),
  count: zod.int().min(0).nullable(),
  countIsExact: zod.boolean()
});

export const ReconciliationPreview = zod.object({
  columns: zod.array(zod.object({
    title: zod.string(),
    field: zod.string(),
    sample: zod.string()
  })),
  fields: zod.array(zod.string()),
  total: zod.int(),
  faulty: zod.int(),
  rows: zod.array(zod.object({
    row: zod.int(),
    verdict: zod.enum(['matched', 'otherAmount', 'otherStatus', 'otherBoth', 'missingHere', 'missingThere', 'faulty']),
    field: zod.string().nullable(),
    message: zod.string().nullable()
  })),
  counts: zod.object({
    matched: zod.int().min(0),
    otherAmount: zod.int().min(0),
    otherStatus: zod.int().min(0),
    otherBoth: zod.int().min(0),
    missingHere: zod.int().min(0),
    missingThere: zod.int().min(0),
    faulty: zod.int().min(0)
  }),
  frozen: zod.int()
});

export const Replay = zod.object({
  from: zod.int().min(0).max(253402300799),
  every: zod.int().min(1),
  currency: zod.string(),
  before: zod.object({
    clicks: zod.int().min(0),
    leads: zod.int().min(0),
    revenue: zod.string(),
    payout: zod.string()
  }),
  after: zod.object({
    clicks: zod.int().min(0),
    leads: zod.int().min(0),
    revenue: zod.string(),
    payout: zod.string()
  }),
  advertisers: zod.array(zod.object({
    advertiser: zod.int().nullable(),
    before: zod.object({
      clicks: zod.int().min(0),
      leads: zod.int().min(0),
      revenue: zod.string(),
      payout: zod.string()
    }),
    after: zod.object({
      clicks: zod.int().min(0),
      leads: zod.int().min(0),
      revenue: zod.string(),
      payout: zod.string()
    })
  })),
  affiliates: zod.array(zod.object({
    affiliate: zod.int().nullable(),
    before: zod.object({
      clicks: zod.int().min(0),
      leads: zod.int().min(0),
      revenue: zod.string(),
      payout: zod.string()
    }),
    after: zod.object({
      clicks: zod.int().min(0),
      leads: zod.int().min(0),
      revenue: zod.string(),
      payout: zod.string()
    })
  })),
  caps: zod.array(zod.object({
    cap: zod.int().nullable(),
    before: zod.int().min(0),
    after: zod.int().min(0)
  }))
});

export const SearchHit = zod.object({
  id: zod.int(),
  title: zod.string(),
  subtitle: zod.string().nullable(),
  type: zod.union([zod.string(), zod.int()]).nullable(),
  status: zod.string().nullable()
});

export const SearchGroup = zod.object({
  view: zod.string(),
  entity: zod.string(),
  hits: zod.array(SearchHit)
});

export const SpokenLanguage = zod.object({
  id: zod.string(),
  title: zod.string(),
  nativeTitle: zod.string()
});

export const TaskSetting = zod.object({
  id: zod.string(),
  title: zod.string(),
  tone: zod.union([zod.literal('success'), zod.literal('warning'), zod.literal('error'), zod.literal('info'), zod.literal('neutral'), zod.literal(null)]).nullable(),
  icon: zod.union([zod.literal('task'), zod.literal('chat'), zod.literal('phone'), zod.literal(null)]).nullable()
});

export const Timezone = zod.object({
  id: zod.string(),
  title: zod.string(),
  offset: zod.int()
});

export const Tokens = zod.object({
  token: zod.string(),
  refreshToken: zod.string(),
  extraInfo: zod.object({
    status: zod.enum(['active', 'blocked']),
    trafficBlocked: zod.boolean(),
    frontendVersionTs: zod.int()
  })
});

export const UndoneClones = zod.object({
  collection: zod.string().min(1).max(100),
  ids: zod.array(zod.int().min(1).max(9007199254740991)).min(1).max(1000)
});

export const WhyCard = zod.object({
  outcome: zod.enum(['sent', 'trafficback', 'nowhere', 'offered', 'refused', 'invalid', 'trash', 'duplicate', 'test', 'hold', 'unsent']),
  otherwise: zod.union([zod.literal('hold'), zod.literal('unsent'), zod.literal(null)]).nullable(),
  reason: zod.union([zod.literal('campaign_active'), zod.literal('affiliate_active'), zod.literal('affiliate_traffic'), zod.literal('team_active'), zod.literal('team_traffic'), zod.literal('offer_active'), zod.literal('offer_visible'), zod.literal('campaign_country'), zod.literal('offer_country'), zod.literal('offer_traffic_source'), zod.literal('affiliate_country'), zod.literal('affiliate_language'), zod.literal('affiliate_traffic_source'), zod.literal('affiliate_schedule'), zod.literal('team_country'), zod.literal('team_language'), zod.literal('team_traffic_source'), zod.literal('team_schedule'), zod.literal('lead_parameters'), zod.literal('lead_format'), zod.literal('lead_values'), zod.literal('inbound_rules'), zod.literal('lead_duplicate'), zod.literal('lead_cold'), zod.literal('lead_test'), zod.literal('advertiser_active'), zod.literal('advertiser_assigned'), zod.literal('integration_assigned'), zod.literal('integration_active'), zod.literal('integration_sends'), zod.literal('circuit_closed'), zod.literal('landing_active'), zod.literal('targeting_audience'), zod.literal('targeting_sieve'), zod.literal('advertiser_sieve'), zod.literal('never_offered'), zod.literal('advertiser_chosen'), zod.literal('landing_sieve'), zod.literal('landing_chosen'), zod.literal('targeting_room'), zod.literal('cap_room'), zod.literal('tried_before'), zod.literal('somebody_left'), zod.literal(null)]).nullable(),
  reasonText: zod.string().nullable(),
  affiliateText: zod.string().nullable(),
  url: zod.string().nullable(),
  checks: zod.array(zod.object({
    code: zod.enum(['campaign_active', 'affiliate_active', 'affiliate_traffic', 'team_active', 'team_traffic', 'offer_active', 'offer_visible', 'campaign_country', 'offer_country', 'offer_traffic_source', 'affiliate_country', 'affiliate_language', 'affiliate_traffic_source', 'affiliate_schedule', 'team_country', 'team_language', 'team_traffic_source', 'team_schedule', 'lead_parameters', 'lead_format', 'lead_values', 'inbound_rules', 'lead_duplicate', 'lead_cold', 'lead_test', 'advertiser_active', 'advertiser_assigned', 'integration_assigned', 'integration_active', 'integration_sends', 'circuit_closed', 'landing_active', 'targeting_audience', 'targeting_sieve', 'advertiser_sieve', 'never_offered', 'advertiser_chosen', 'landing_sieve', 'landing_chosen', 'targeting_room', 'cap_room', 'tried_before', 'somebody_left']),
    passed: zod.boolean(),
    waived: zod.boolean(),
    text: zod.string(),
    detail: zod.union([zod.string(), zod.int()]).nullable()
  })),
  candidates: zod.array(zod.object({
    targeting: zod.int().nullable(),
    advertiser: zod.int().nullable(),
    integration: zod.int().nullable(),
    landing: zod.int().nullable(),
    order: zod.int().nullable(),
    checks: zod.array(zod.object({
      code: zod.enum(['campaign_active', 'affiliate_active', 'affiliate_traffic', 'team_active', 'team_traffic', 'offer_active', 'offer_visible', 'campaign_country', 'offer_country', 'offer_traffic_source', 'affiliate_country', 'affiliate_language', 'affiliate_traffic_source', 'affiliate_schedule', 'team_country', 'team_language', 'team_traffic_source', 'team_schedule', 'lead_parameters', 'lead_format', 'lead_values', 'inbound_rules', 'lead_duplicate', 'lead_cold', 'lead_test', 'advertiser_active', 'advertiser_assigned', 'integration_assigned', 'integration_active', 'integration_sends', 'circuit_closed', 'landing_active', 'targeting_audience', 'targeting_sieve', 'advertiser_sieve', 'never_offered', 'advertiser_chosen', 'landing_sieve', 'landing_chosen', 'targeting_room', 'cap_room', 'tried_before', 'somebody_left']),
      passed: zod.boolean(),
      waived: zod.boolean(),
      text: zod.string(),
      detail: zod.union([zod.string(), zod.int()]).nullable()
    }))
  }))
});
