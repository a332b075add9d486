// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, HistoryEntry, ListMeta } from './shared.ts';

export const Vertical = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  title: zod.string().exactOptional(),
  description: zod.string().nullish(),
  paymentModels: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  advertisers: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  platforms: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  incomingParameters: zod.array(zod.object({
    name: zod.string().min(1).max(200).regex(new RegExp('^[A-Za-z][A-Za-z0-9_]*$')),
    title: zod.string().min(1).max(200),
    format: zod.union([zod.literal('text'), zod.literal('number'), zod.literal('date'), zod.literal('email'), zod.literal('phone'), zod.literal('url'), zod.literal('choice'), zod.literal('pattern'), zod.literal(null)]).nullish(),
    choices: zod.array(zod.string().max(200)).max(1000).exactOptional(),
    pattern: zod.string().max(200).nullish(),
    required: zod.boolean().exactOptional()
  })).exactOptional(),
  goals: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991).exactOptional(),
    title: zod.string().min(1).max(200).exactOptional(),
    key: zod.string().min(1).max(50).regex(new RegExp('^[a-z][a-z0-9_]*$')).exactOptional(),
    repeatable: zod.boolean().exactOptional(),
    isDeposit: zod.boolean().exactOptional()
  })).exactOptional(),
  leadGrades: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991).exactOptional(),
    title: zod.string().min(1).max(200).exactOptional(),
    final: zod.boolean().exactOptional(),
    tone: zod.enum(['neutral', 'info', 'success', 'warning', 'error']).exactOptional()
  })).exactOptional(),
  metrics: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional(),
  inboundRules: zod.array(zod.object({
    match: zod.enum(['all', 'any']),
    conditions: zod.array(zod.object({
      parameter: zod.string().min(1).max(200),
      operator: zod.enum(['equals', 'not_equals', 'contains', 'present', 'absent']),
      value: zod.string().max(200).nullish()
    })).min(1).max(20),
    result: zod.enum(['invalid', 'trash', 'hold'])
  })).exactOptional(),
  distributionMethod: zod.enum(['priority', 'weight', 'round_robin']).exactOptional(),
  duplicateWindow: zod.int().exactOptional(),
  duplicateBy: zod.enum(['phone', 'email', 'both']).exactOptional(),
  duplicateScope: zod.enum(['offer', 'network']).exactOptional(),
  redirect: zod.object({
    option: zod.union([zod.literal('direct'), zod.literal('no_redirect'), zod.literal('via_thank_you_page'), zod.literal(null)]).nullish(),
    url: zod.string().max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')).nullish()
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

export const VerticalCreate = zod.object({
  title: zod.string().min(1).max(200),
  description: zod.string().max(2000).nullish(),
  paymentModels: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  platforms: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  incomingParameters: zod.array(zod.object({
    name: zod.string().min(1).max(200).regex(new RegExp('^[A-Za-z][A-Za-z0-9_]*$')),
    title: zod.string().min(1).max(200),
    format: zod.union([zod.literal('text'), zod.literal('number'), zod.literal('date'), zod.literal('email'), zod.literal('phone'), zod.literal('url'), zod.literal('choice'), zod.literal('pattern'), zod.literal(null)]).nullish(),
    choices: zod.array(zod.string().max(200)).max(1000).exactOptional(),
    pattern: zod.string().max(200).nullish(),
    required: zod.boolean().exactOptional()
  })).max(100).exactOptional(),
  goals: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991).exactOptional(),
    title: zod.string().min(1).max(200).exactOptional(),
    key: zod.string().min(1).max(50).regex(new RegExp('^[a-z][a-z0-9_]*$')).exactOptional(),
    repeatable: zod.boolean().exactOptional(),
    isDeposit: zod.boolean().exactOptional()
  })).max(100).exactOptional(),
  leadGrades: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991).exactOptional(),
    title: zod.string().min(1).max(200).exactOptional(),
    final: zod.boolean().exactOptional(),
    tone: zod.enum(['neutral', 'info', 'success', 'warning', 'error']).exactOptional()
  })).max(100).exactOptional(),
  metrics: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  inboundRules: zod.array(zod.object({
    match: zod.enum(['all', 'any']),
    conditions: zod.array(zod.object({
      parameter: zod.string().min(1).max(200),
      operator: zod.enum(['equals', 'not_equals', 'contains', 'present', 'absent']),
      value: zod.string().max(200).nullish()
    })).min(1).max(20),
    result: zod.enum(['invalid', 'trash', 'hold'])
  })).max(100).exactOptional(),
  distributionMethod: zod.enum(['priority', 'weight', 'round_robin']).default(`priority`),
  duplicateWindow: zod.int().min(0).max(3650).default(30),
  duplicateBy: zod.enum(['phone', 'email', 'both']).default(`both`),
  duplicateScope: zod.enum(['offer', 'network']).default(`offer`),
  redirect: zod.object({
    option: zod.union([zod.literal('direct'), zod.literal('no_redirect'), zod.literal('via_thank_you_page'), zod.literal(null)]).nullish(),
    url: zod.string().max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')).nullish()
  }).nullish()
});

export const VerticalEdit = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  undoes: zod.int().min(1).max(9007199254740991).exactOptional(),
  title: zod.string().min(1).max(200).exactOptional(),
  description: zod.string().max(2000).nullish(),
  paymentModels: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  platforms: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  incomingParameters: zod.array(zod.object({
    name: zod.string().min(1).max(200).regex(new RegExp('^[A-Za-z][A-Za-z0-9_]*$')),
    title: zod.string().min(1).max(200),
    format: zod.union([zod.literal('text'), zod.literal('number'), zod.literal('date'), zod.literal('email'), zod.literal('phone'), zod.literal('url'), zod.literal('choice'), zod.literal('pattern'), zod.literal(null)]).nullish(),
    choices: zod.array(zod.string().max(200)).max(1000).exactOptional(),
    pattern: zod.string().max(200).nullish(),
    required: zod.boolean().exactOptional()
  })).max(100).exactOptional(),
  goals: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991).exactOptional(),
    title: zod.string().min(1).max(200).exactOptional(),
    key: zod.string().min(1).max(50).regex(new RegExp('^[a-z][a-z0-9_]*$')).exactOptional(),
    repeatable: zod.boolean().exactOptional(),
    isDeposit: zod.boolean().exactOptional()
  })).max(100).exactOptional(),
  leadGrades: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991).exactOptional(),
    title: zod.string().min(1).max(200).exactOptional(),
    final: zod.boolean().exactOptional(),
    tone: zod.enum(['neutral', 'info', 'success', 'warning', 'error']).exactOptional()
  })).max(100).exactOptional(),
  metrics: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional(),
  inboundRules: zod.array(zod.object({
    match: zod.enum(['all', 'any']),
    conditions: zod.array(zod.object({
      parameter: zod.string().min(1).max(200),
      operator: zod.enum(['equals', 'not_equals', 'contains', 'present', 'absent']),
      value: zod.string().max(200).nullish()
    })).min(1).max(20),
    result: zod.enum(['invalid', 'trash', 'hold'])
  })).max(100).exactOptional(),
  distributionMethod: zod.enum(['priority', 'weight', 'round_robin']).exactOptional(),
  duplicateWindow: zod.int().min(0).max(3650).exactOptional(),
  duplicateBy: zod.enum(['phone', 'email', 'both']).exactOptional(),
  duplicateScope: zod.enum(['offer', 'network']).exactOptional(),
  redirect: zod.object({
    option: zod.union([zod.literal('direct'), zod.literal('no_redirect'), zod.literal('via_thank_you_page'), zod.literal(null)]).nullish(),
    url: zod.string().max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')).nullish()
  }).nullish(),
  basedOn: zod.object({
    platforms: zod.array(zod.int().min(1).max(9007199254740991)).exactOptional()
  }).exactOptional(),
  replaced: zod.object({
    goals: zod.array(zod.object({
      id: zod.int().min(1).max(9007199254740991),
      by: zod.int().min(1).max(9007199254740991)
    })).max(100).exactOptional(),
    leadGrades: zod.array(zod.object({
      id: zod.int().min(1).max(9007199254740991),
      by: zod.int().min(1).max(9007199254740991)
    })).max(100).exactOptional()
  }).exactOptional()
});

export const VerticalEditApiSettings = zod.object({
  version: zod.int().min(1).max(2147483647).exactOptional(),
  incomingParameters: zod.array(zod.object({
    name: zod.string().min(1).max(200).regex(new RegExp('^[A-Za-z][A-Za-z0-9_]*$')),
    title: zod.string().min(1).max(200),
    format: zod.union([zod.literal('text'), zod.literal('number'), zod.literal('date'), zod.literal('email'), zod.literal('phone'), zod.literal('url'), zod.literal('choice'), zod.literal('pattern'), zod.literal(null)]).nullish(),
    choices: zod.array(zod.string().max(200)).max(1000).exactOptional(),
    pattern: zod.string().max(200).nullish(),
    required: zod.boolean().exactOptional()
  })).max(100).exactOptional()
});

export const VerticalEditGoals = zod.object({
  version: zod.int().min(1).max(2147483647).exactOptional(),
  goals: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991).exactOptional(),
    title: zod.string().min(1).max(200).exactOptional(),
    key: zod.string().min(1).max(50).regex(new RegExp('^[a-z][a-z0-9_]*$')).exactOptional(),
    repeatable: zod.boolean().exactOptional(),
    isDeposit: zod.boolean().exactOptional()
  })).max(100).exactOptional(),
  replaced: zod.object({
    goals: zod.array(zod.object({
      id: zod.int().min(1).max(9007199254740991),
      by: zod.int().min(1).max(9007199254740991)
    })).max(100).exactOptional()
  }).exactOptional()
});

export const VerticalEditInboundRules = zod.object({
  version: zod.int().min(1).max(2147483647).exactOptional(),
  inboundRules: zod.array(zod.object({
    match: zod.enum(['all', 'any']),
    conditions: zod.array(zod.object({
      parameter: zod.string().min(1).max(200),
      operator: zod.enum(['equals', 'not_equals', 'contains', 'present', 'absent']),
      value: zod.string().max(200).nullish()
    })).min(1).max(20),
    result: zod.enum(['invalid', 'trash', 'hold'])
  })).max(100).exactOptional()
});

export const VerticalEditLeadGrades = zod.object({
  version: zod.int().min(1).max(2147483647).exactOptional(),
  leadGrades: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991).exactOptional(),
    title: zod.string().min(1).max(200).exactOptional(),
    final: zod.boolean().exactOptional(),
    tone: zod.enum(['neutral', 'info', 'success', 'warning', 'error']).exactOptional()
  })).max(100).exactOptional(),
  replaced: zod.object({
    leadGrades: zod.array(zod.object({
      id: zod.int().min(1).max(9007199254740991),
      by: zod.int().min(1).max(9007199254740991)
    })).max(100).exactOptional()
  }).exactOptional()
});

export const VerticalEditMetrics = zod.object({
  version: zod.int().min(1).max(2147483647).exactOptional(),
  metrics: zod.array(zod.int().min(1).max(9007199254740991)).max(1000).exactOptional()
});

export const VerticalEditRedirect = zod.object({
  version: zod.int().min(1).max(2147483647).exactOptional(),
  redirect: zod.object({
    option: zod.union([zod.literal('direct'), zod.literal('no_redirect'), zod.literal('via_thank_you_page'), zod.literal(null)]).nullish(),
    url: zod.string().max(2000).regex(new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$')).nullish()
  }).nullish()
});

export const VerticalField = zod.enum(['id', 'title', 'description', 'paymentModels', 'advertisers', 'platforms', 'incomingParameters', 'goals', 'leadGrades', 'metrics', 'inboundRules', 'distributionMethod', 'duplicateWindow', 'duplicateBy', 'duplicateScope', 'redirect', 'status', 'statusChangedAt', 'statusChangedBy', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version']);

export const VerticalStatus = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  version: zod.int().min(1).max(2147483647).exactOptional(),
  status: zod.enum(['active', 'inactive'])
});

export const ListVerticalsQueryParams = zod.object({
  with: zod.array(VerticalField).min(1).exactOptional(),
  fields: zod.array(VerticalField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'distributionMethod:asc', 'distributionMethod:desc', 'duplicateWindow:asc', 'duplicateWindow:desc', 'duplicateBy:asc', 'duplicateBy:desc', 'duplicateScope:asc', 'duplicateScope:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  paymentModels: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  metrics: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  distributionMethod: zod.array(zod.enum(['priority', 'weight', 'round_robin'])).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListVerticalsResponse = zod.object({
  data: zod.object({
    items: zod.array(Vertical),
    meta: ListMeta.exactOptional()
  })
});

export const CreateVerticalsBody = zod.object({
  items: zod.array(VerticalCreate).min(1).max(1000)
});

export const CreateVerticalsResponse = zod.object({
  data: zod.object({
    items: zod.array(Vertical)
  })
});

export const EditVerticalsBody = zod.object({
  items: zod.array(VerticalEdit).min(1).max(1000)
});

export const EditVerticalsResponse = zod.object({
  data: zod.object({
    items: zod.array(Vertical)
  })
});

export const ChangeStatusOfVerticalsBody = zod.object({
  items: zod.array(VerticalStatus).min(1).max(1000)
});

export const ChangeStatusOfVerticalsResponse = zod.object({
  data: zod.object({
    items: zod.array(Vertical)
  })
});

export const ExportVerticalsQueryParams = zod.object({
  with: zod.array(VerticalField).min(1).exactOptional(),
  fields: zod.array(VerticalField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'title:asc', 'title:desc', 'distributionMethod:asc', 'distributionMethod:desc', 'duplicateWindow:asc', 'duplicateWindow:desc', 'duplicateBy:asc', 'duplicateBy:desc', 'duplicateScope:asc', 'duplicateScope:desc', 'status:asc', 'status:desc', 'statusChangedAt:asc', 'statusChangedAt:desc', 'createdAt:asc', 'createdAt:desc', 'updatedAt:asc', 'updatedAt:desc', 'version:asc', 'version:desc'])).min(1).exactOptional(),
  search: zod.string().min(1).max(200).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  paymentModels: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  metrics: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  distributionMethod: zod.array(zod.enum(['priority', 'weight', 'round_robin'])).min(1).exactOptional(),
  status: zod.array(zod.enum(['active', 'inactive'])).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportVerticalsResponse = zod.object({
  data: Export
});

export const ReadVerticalQueryParams = zod.object({
  with: zod.array(VerticalField).min(1).exactOptional(),
  fields: zod.array(VerticalField).min(1).exactOptional()
});

export const ReadVerticalResponse = zod.object({
  data: Vertical
});

export const EditApiSettingsOfVerticalBody = zod.object({
  data: VerticalEditApiSettings
});

export const EditApiSettingsOfVerticalResponse = zod.object({
  data: Vertical
});

export const EditGoalsOfVerticalBody = zod.object({
  data: VerticalEditGoals
});

export const EditGoalsOfVerticalResponse = zod.object({
  data: Vertical
});

export const EditInboundRulesOfVerticalBody = zod.object({
  data: VerticalEditInboundRules
});

export const EditInboundRulesOfVerticalResponse = zod.object({
  data: Vertical
});

export const EditLeadGradesOfVerticalBody = zod.object({
  data: VerticalEditLeadGrades
});

export const EditLeadGradesOfVerticalResponse = zod.object({
  data: Vertical
});

export const EditMetricsOfVerticalBody = zod.object({
  data: VerticalEditMetrics
});

export const EditMetricsOfVerticalResponse = zod.object({
  data: Vertical
});

export const EditRedirectOfVerticalBody = zod.object({
  data: VerticalEditRedirect
});

export const EditRedirectOfVerticalResponse = zod.object({
  data: Vertical
});

export const ListVerticalHistoryQueryParams = zod.object({
  withMeta: zod.array(zod.enum(['totalCount'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListVerticalHistoryResponse = zod.object({
  data: zod.object({
    items: zod.array(HistoryEntry),
    meta: ListMeta.exactOptional()
  })
});
