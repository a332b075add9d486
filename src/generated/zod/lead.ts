// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export, Job, LeadImportPreview, LeadResent, ListMeta, WhyCard } from './shared.ts';

export const Lead = zod.object({
  id: zod.int().min(1).max(9007199254740991),
  secureId: zod.string().exactOptional(),
  affiliate: zod.int().min(1).max(9007199254740991).exactOptional(),
  campaign: zod.int().min(1).max(9007199254740991).exactOptional(),
  offer: zod.int().min(1).max(9007199254740991).exactOptional(),
  apiStatus: zod.enum(['new', 'sent', 'unsent', 'hold', 'invalid', 'trash', 'duplicate', 'failed', 'test']).exactOptional(),
  reason: zod.union([zod.literal('campaign_active'), zod.literal('affiliate_active'), zod.literal('affiliate_traffic'), zod.literal('team_active'), zod.literal('team_traffic'), zod.literal('offer_active'), zod.literal('offer_visible'), zod.literal('campaign_country'), zod.literal('offer_country'), zod.literal('offer_traffic_source'), zod.literal('affiliate_country'), zod.literal('affiliate_language'), zod.literal('affiliate_traffic_source'), zod.literal('affiliate_schedule'), zod.literal('team_country'), zod.literal('team_language'), zod.literal('team_traffic_source'), zod.literal('team_schedule'), zod.literal('lead_parameters'), zod.literal('lead_format'), zod.literal('lead_values'), zod.literal('inbound_rules'), zod.literal('lead_duplicate'), zod.literal('lead_cold'), zod.literal('lead_test'), zod.literal('advertiser_active'), zod.literal('advertiser_assigned'), zod.literal('integration_assigned'), zod.literal('integration_active'), zod.literal('integration_sends'), zod.literal('circuit_closed'), zod.literal('landing_active'), zod.literal('targeting_audience'), zod.literal('targeting_sieve'), zod.literal('advertiser_sieve'), zod.literal('never_offered'), zod.literal('advertiser_chosen'), zod.literal('landing_sieve'), zod.literal('landing_chosen'), zod.literal('targeting_room'), zod.literal('cap_room'), zod.literal('tried_before'), zod.literal('somebody_left'), zod.literal('nobody_accepted'), zod.literal('time_up'), zod.literal('outcome_unknown'), zod.literal('interrupted'), zod.literal(null)]).nullish(),
  refusal: zod.union([zod.literal('blocked'), zod.literal('campaign'), zod.literal('offer'), zod.literal('geo'), zod.literal('source'), zod.literal('language'), zod.literal('hours'), zod.literal('data'), zod.literal('rules'), zod.literal('duplicate'), zod.literal('test'), zod.literal('cold'), zod.literal('nobody'), zod.literal('delivery'), zod.literal('automatic'), zod.literal(null)]).nullish(),
  grade: zod.int().min(1).max(9007199254740991).nullish(),
  firstName: zod.string().nullish(),
  lastName: zod.string().nullish(),
  phone: zod.string().nullish(),
  email: zod.string().nullish(),
  country: zod.string().nullish(),
  language: zod.string().nullish(),
  ip: zod.string().nullish(),
  sourceUrl: zod.string().nullish(),
  userAgent: zod.string().nullish(),
  clickId: zod.string().nullish(),
  sub1: zod.string().nullish(),
  sub2: zod.string().nullish(),
  sub3: zod.string().nullish(),
  sub4: zod.string().nullish(),
  sub5: zod.string().nullish(),
  sub6: zod.string().nullish(),
  sub7: zod.string().nullish(),
  sub8: zod.string().nullish(),
  sub9: zod.string().nullish(),
  params: zod.array(zod.object({
    name: zod.string().min(1).max(200),
    value: zod.string().min(1).max(1000)
  })).exactOptional(),
  advertiser: zod.int().min(1).max(9007199254740991).nullish(),
  integration: zod.int().min(1).max(9007199254740991).nullish(),
  redirectUrl: zod.string().nullish(),
  isTest: zod.boolean().exactOptional(),
  isCold: zod.boolean().exactOptional(),
  erasedAt: zod.int().min(0).max(253402300799).nullish(),
  createdAt: zod.int().min(0).max(253402300799).exactOptional()
});

export const LeadField = zod.enum(['id', 'secureId', 'affiliate', 'campaign', 'offer', 'apiStatus', 'reason', 'refusal', 'grade', 'firstName', 'lastName', 'phone', 'email', 'country', 'language', 'ip', 'sourceUrl', 'userAgent', 'clickId', 'sub1', 'sub2', 'sub3', 'sub4', 'sub5', 'sub6', 'sub7', 'sub8', 'sub9', 'params', 'advertiser', 'integration', 'redirectUrl', 'isTest', 'isCold', 'erasedAt', 'createdAt']);

export const ListLeadsQueryParams = zod.object({
  with: zod.array(LeadField).min(1).exactOptional(),
  fields: zod.array(LeadField).min(1).exactOptional(),
  withMeta: zod.array(zod.enum(['totalCount', 'minDate', 'maxDate'])).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'createdAt:asc', 'createdAt:desc'])).min(1).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  secureId: zod.array(zod.string()).min(1).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  campaign: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  offer: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  apiStatus: zod.array(zod.enum(['new', 'sent', 'unsent', 'hold', 'invalid', 'trash', 'duplicate', 'failed', 'test'])).min(1).exactOptional(),
  grade: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  country: zod.array(zod.string()).min(1).exactOptional(),
  clickId: zod.array(zod.string()).min(1).exactOptional(),
  sub1: zod.array(zod.string().max(500)).min(1).exactOptional(),
  sub2: zod.array(zod.string().max(500)).min(1).exactOptional(),
  sub3: zod.array(zod.string().max(500)).min(1).exactOptional(),
  sub4: zod.array(zod.string().max(500)).min(1).exactOptional(),
  sub5: zod.array(zod.string().max(500)).min(1).exactOptional(),
  sub6: zod.array(zod.string().max(500)).min(1).exactOptional(),
  sub7: zod.array(zod.string().max(500)).min(1).exactOptional(),
  sub8: zod.array(zod.string().max(500)).min(1).exactOptional(),
  sub9: zod.array(zod.string().max(500)).min(1).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  integration: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  isTest: zod.array(zod.boolean()).min(1).exactOptional(),
  isCold: zod.array(zod.boolean()).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional()
});

export const ListLeadsResponse = zod.object({
  data: zod.object({
    items: zod.array(Lead),
    meta: ListMeta.exactOptional()
  })
});

export const EnterLeadBody = zod.object({
  campaign: zod.int().min(1).max(9007199254740991),
  clickId: zod.string().max(100).exactOptional(),
  firstName: zod.string().max(200).exactOptional(),
  lastName: zod.string().max(200).exactOptional(),
  phone: zod.string().max(200).exactOptional(),
  email: zod.string().max(254).exactOptional(),
  country: zod.string().regex(new RegExp('^[A-Z]{2}$')).exactOptional(),
  language: zod.string().regex(new RegExp('^[a-z]{2}$')).exactOptional(),
  ip: zod.string().max(45).exactOptional(),
  userAgent: zod.string().max(2000).exactOptional(),
  sourceUrl: zod.string().max(2000).exactOptional(),
  sub1: zod.string().max(500).exactOptional(),
  sub2: zod.string().max(500).exactOptional(),
  sub3: zod.string().max(500).exactOptional(),
  sub4: zod.string().max(500).exactOptional(),
  sub5: zod.string().max(500).exactOptional(),
  sub6: zod.string().max(500).exactOptional(),
  sub7: zod.string().max(500).exactOptional(),
  sub8: zod.string().max(500).exactOptional(),
  sub9: zod.string().max(500).exactOptional(),
  params: zod.record(zod.string(), zod.string().max(1000)).exactOptional(),
  test: zod.boolean().exactOptional(),
  sending: zod.enum(['now', 'hold', 'later']).default(`now`)
});

export const EnterLeadResponse = zod.object({
  data: zod.object({
    id: zod.int().min(1).max(9007199254740991),
    apiStatus: zod.enum(['new', 'sent', 'unsent', 'hold', 'invalid', 'trash', 'duplicate', 'failed', 'test'])
  })
});

export const EditOfLeadsBody = zod.object({
  items: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991),
    firstName: zod.string().max(200).regex(new RegExp('^[^•]*$')).nullish(),
    lastName: zod.string().max(200).regex(new RegExp('^[^•]*$')).nullish(),
    phone: zod.string().max(200).regex(new RegExp('^[^•]*$')).nullish(),
    email: zod.string().max(254).regex(new RegExp('^[^•]*$')).nullish(),
    country: zod.string().regex(new RegExp('^[A-Z]{2}$')).nullish(),
    language: zod.string().regex(new RegExp('^[a-z]{2}$')).nullish(),
    ip: zod.stringFormat('ip', new RegExp('^[^•]*$')).max(45).nullish(),
    sourceUrl: zod.string().max(2000).regex(new RegExp('^[^•]*$')).nullish(),
    params: zod.record(zod.string(), zod.string().max(1000).regex(new RegExp('^[^•]*$')).nullable()).exactOptional(),
    note: zod.string().max(500).nullish()
  })).min(1).max(500)
});

export const EditOfLeadsResponse = zod.object({
  data: zod.object({
    items: zod.array(Lead)
  })
});

export const ExportLeadsQueryParams = zod.object({
  with: zod.array(LeadField).min(1).exactOptional(),
  fields: zod.array(LeadField).min(1).exactOptional(),
  orderBy: zod.array(zod.enum(['id:asc', 'id:desc', 'createdAt:asc', 'createdAt:desc'])).min(1).exactOptional(),
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  secureId: zod.array(zod.string()).min(1).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  campaign: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  offer: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  apiStatus: zod.array(zod.enum(['new', 'sent', 'unsent', 'hold', 'invalid', 'trash', 'duplicate', 'failed', 'test'])).min(1).exactOptional(),
  grade: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  country: zod.array(zod.string()).min(1).exactOptional(),
  clickId: zod.array(zod.string()).min(1).exactOptional(),
  sub1: zod.array(zod.string().max(500)).min(1).exactOptional(),
  sub2: zod.array(zod.string().max(500)).min(1).exactOptional(),
  sub3: zod.array(zod.string().max(500)).min(1).exactOptional(),
  sub4: zod.array(zod.string().max(500)).min(1).exactOptional(),
  sub5: zod.array(zod.string().max(500)).min(1).exactOptional(),
  sub6: zod.array(zod.string().max(500)).min(1).exactOptional(),
  sub7: zod.array(zod.string().max(500)).min(1).exactOptional(),
  sub8: zod.array(zod.string().max(500)).min(1).exactOptional(),
  sub9: zod.array(zod.string().max(500)).min(1).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  integration: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).exactOptional(),
  isTest: zod.array(zod.boolean()).min(1).exactOptional(),
  isCold: zod.array(zod.boolean()).min(1).exactOptional(),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`),
  contacts: zod.boolean().exactOptional()
});

export const ExportLeadsResponse = zod.object({
  data: Export
});

export const GradeOfLeadsBody = zod.object({
  items: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991),
    grade: zod.int().min(1).max(9007199254740991).nullable(),
    note: zod.string().max(500).nullish()
  })).min(1).max(500)
});

export const GradeOfLeadsResponse = zod.object({
  data: zod.object({
    items: zod.array(Lead)
  })
});

export const ImportOfLeadsQueryParams = zod.object({
  campaign: zod.coerce.number().int().min(1).max(9007199254740991),
  columns: zod.array(zod.string().min(1).max(100).regex(new RegExp('^[^,]+$'))).min(1).max(100).exactOptional(),
  distribute: zod.boolean().default(true)
});

export const ImportOfLeadsBody = zod.object({
  file: zod.instanceof(Blob)
});

export const ImportOfLeadsResponse = zod.object({
  data: Job
});

export const ListImportFailuresResponse = zod.unknown();

export const PreviewImportOfLeadsQueryParams = zod.object({
  campaign: zod.coerce.number().int().min(1).max(9007199254740991),
  columns: zod.array(zod.string().min(1).max(100).regex(new RegExp('^[^,]+$'))).min(1).max(100).exactOptional()
});

export const PreviewImportOfLeadsBody = zod.object({
  file: zod.instanceof(Blob)
});

export const PreviewImportOfLeadsResponse = zod.object({
  data: LeadImportPreview
});

export const ResendOfLeadsBody = zod.object({
  items: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991),
    skip: zod.array(zod.enum(['caps', 'schedule', 'duplicates', 'validation'])).max(4).exactOptional(),
    advertiser: zod.int().min(1).max(9007199254740991).exactOptional(),
    note: zod.string().max(500).nullish()
  })).min(1).max(25)
});

export const ResendOfLeadsResponse = zod.object({
  data: zod.object({
    items: zod.array(LeadResent)
  })
});

export const SettleOfLeadsBody = zod.object({
  items: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991),
    accepted: zod.boolean(),
    note: zod.string().max(500).nullish()
  })).min(1).max(500)
});

export const SettleOfLeadsResponse = zod.object({
  data: zod.object({
    items: zod.array(Lead)
  })
});

export const TrashOfLeadsBody = zod.object({
  items: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991),
    note: zod.string().max(500).nullish()
  })).min(1).max(500)
});

export const TrashOfLeadsResponse = zod.object({
  data: zod.object({
    items: zod.array(Lead)
  })
});

export const ReadLeadQueryParams = zod.object({
  with: zod.array(LeadField).min(1).exactOptional(),
  fields: zod.array(LeadField).min(1).exactOptional()
});

export const ReadLeadResponse = zod.object({
  data: Lead
});

export const EditOfLeadBody = zod.object({
  items: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991).exactOptional(),
    firstName: zod.string().max(200).regex(new RegExp('^[^•]*$')).nullish(),
    lastName: zod.string().max(200).regex(new RegExp('^[^•]*$')).nullish(),
    phone: zod.string().max(200).regex(new RegExp('^[^•]*$')).nullish(),
    email: zod.string().max(254).regex(new RegExp('^[^•]*$')).nullish(),
    country: zod.string().regex(new RegExp('^[A-Z]{2}$')).nullish(),
    language: zod.string().regex(new RegExp('^[a-z]{2}$')).nullish(),
    ip: zod.stringFormat('ip', new RegExp('^[^•]*$')).max(45).nullish(),
    sourceUrl: zod.string().max(2000).regex(new RegExp('^[^•]*$')).nullish(),
    params: zod.record(zod.string(), zod.string().max(1000).regex(new RegExp('^[^•]*$')).nullable()).exactOptional(),
    note: zod.string().max(500).nullish()
  })).min(1).max(1)
});

export const EditOfLeadResponse = zod.object({
  data: zod.object({
    items: zod.array(Lead)
  })
});

export const GradeOfLeadBody = zod.object({
  items: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991).exactOptional(),
    grade: zod.int().min(1).max(9007199254740991).nullable(),
    note: zod.string().max(500).nullish()
  })).min(1).max(1)
});

export const GradeOfLeadResponse = zod.object({
  data: zod.object({
    items: zod.array(Lead)
  })
});

export const PreviewResendOfLeadBody = zod.object({
  skip: zod.array(zod.enum(['caps', 'schedule', 'duplicates', 'validation'])).max(4).exactOptional(),
  advertiser: zod.int().min(1).max(9007199254740991).exactOptional()
});

export const PreviewResendOfLeadResponse = zod.object({
  data: WhyCard
});

export const ResendOfLeadBody = zod.object({
  items: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991).exactOptional(),
    skip: zod.array(zod.enum(['caps', 'schedule', 'duplicates', 'validation'])).max(4).exactOptional(),
    advertiser: zod.int().min(1).max(9007199254740991).exactOptional(),
    note: zod.string().max(500).nullish()
  })).min(1).max(1)
});

export const ResendOfLeadResponse = zod.object({
  data: zod.object({
    items: zod.array(LeadResent)
  })
});

export const SettleOfLeadBody = zod.object({
  items: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991).exactOptional(),
    accepted: zod.boolean(),
    note: zod.string().max(500).nullish()
  })).min(1).max(1)
});

export const SettleOfLeadResponse = zod.object({
  data: zod.object({
    items: zod.array(Lead)
  })
});

export const TrashOfLeadBody = zod.object({
  items: zod.array(zod.object({
    id: zod.int().min(1).max(9007199254740991).exactOptional(),
    note: zod.string().max(500).nullish()
  })).min(1).max(1)
});

export const TrashOfLeadResponse = zod.object({
  data: zod.object({
    items: zod.array(Lead)
  })
});
