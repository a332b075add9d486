// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Export } from './shared.ts';

export const ReadDashboardFiguresQueryParams = zod.object({
  widgetType: zod.enum(['number', 'chart', 'top']).default(`number`),
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  timezone: zod.string().min(1).max(100).exactOptional(),
  dataType: zod.enum(['actual', 'cohort']).default(`actual`),
  interval: zod.enum(['hour', 'day', 'week', 'month']).exactOptional(),
  groupBy: zod.enum(['offer', 'vertical', 'advertiser', 'integration', 'affiliate', 'team', 'manager', 'campaign', 'landing', 'country', 'language', 'trafficSource', 'goal', 'leadGrade', 'clickStatus', 'leadStatus', 'conversionStatus', 'currency', 'device', 'os', 'browser', 'sub1', 'sub2', 'sub3', 'sub4', 'sub5', 'sub6', 'sub7', 'sub8', 'sub9']).exactOptional(),
  metrics: zod.array(zod.string().regex(new RegExp('^[A-Za-z0-9]{1,40}$'))).min(1).max(50).exactOptional(),
  offer: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  vertical: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  integration: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  team: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  manager: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  campaign: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  landing: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  country: zod.array(zod.string().regex(new RegExp('^([A-Z]{2})?$'))).min(1).max(500).exactOptional(),
  language: zod.array(zod.string().regex(new RegExp('^([a-z]{2})?$'))).min(1).max(500).exactOptional(),
  trafficSource: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  goal: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  leadGrade: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  clickStatus: zod.array(zod.union([zod.literal(1), zod.literal(2)])).min(1).max(500).exactOptional(),
  leadStatus: zod.array(zod.enum(['new', 'sent', 'unsent', 'hold', 'invalid', 'trash', 'duplicate', 'failed', 'test'])).min(1).max(500).exactOptional(),
  conversionStatus: zod.array(zod.union([zod.literal(1), zod.literal(2), zod.literal(3), zod.literal(4)])).min(1).max(500).exactOptional(),
  currency: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  device: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  os: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  browser: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  sub1: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  sub2: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  sub3: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  sub4: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  sub5: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  sub6: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  sub7: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  sub8: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  sub9: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  orderBy: zod.string().regex(new RegExp('^[A-Za-z0-9]{1,40}:(asc|desc)$')).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(50).exactOptional(),
  with: zod.array(zod.enum(['previous'])).min(1).max(1).exactOptional()
});

export const ReadDashboardFiguresResponse = zod.object({
  data: zod.object({
    totals: zod.object({
      figures: zod.record(zod.string(), zod.string().nullable()),
      previous: zod.record(zod.string(), zod.string().nullable()).exactOptional()
    }),
    series: zod.array(zod.object({
      value: zod.union([zod.string(), zod.int()]).nullable(),
      title: zod.string().nullable(),
      points: zod.array(zod.object({
        at: zod.string(),
        figures: zod.record(zod.string(), zod.string().nullable()),
        previous: zod.record(zod.string(), zod.string().nullable()).exactOptional()
      }))
    })),
    items: zod.array(zod.object({
      values: zod.record(zod.string(), zod.union([zod.string(), zod.int()]).nullable()),
      titles: zod.record(zod.string(), zod.string()),
      figures: zod.record(zod.string(), zod.string().nullable()),
      previous: zod.record(zod.string(), zod.string().nullable()).exactOptional()
    })),
    meta: zod.object({
      period: zod.object({
        from: zod.int().min(0).max(253402300799),
        to: zod.int().min(0).max(253402300799)
      }),
      previousPeriod: zod.object({
        from: zod.int().min(0).max(253402300799),
        to: zod.int().min(0).max(253402300799)
      }),
      timezone: zod.string(),
      currency: zod.string()
    })
  })
});

export const ReadFilterValuesQueryParams = zod.object({
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  timezone: zod.string().min(1).max(100).exactOptional(),
  dataType: zod.enum(['actual', 'cohort']).default(`actual`),
  offer: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  vertical: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  integration: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  team: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  manager: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  campaign: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  landing: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  country: zod.array(zod.string().regex(new RegExp('^([A-Z]{2})?$'))).min(1).max(500).exactOptional(),
  language: zod.array(zod.string().regex(new RegExp('^([a-z]{2})?$'))).min(1).max(500).exactOptional(),
  trafficSource: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  goal: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  leadGrade: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  clickStatus: zod.array(zod.union([zod.literal(1), zod.literal(2)])).min(1).max(500).exactOptional(),
  leadStatus: zod.array(zod.enum(['new', 'sent', 'unsent', 'hold', 'invalid', 'trash', 'duplicate', 'failed', 'test'])).min(1).max(500).exactOptional(),
  conversionStatus: zod.array(zod.union([zod.literal(1), zod.literal(2), zod.literal(3), zod.literal(4)])).min(1).max(500).exactOptional(),
  currency: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  device: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  os: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  browser: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  sub1: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  sub2: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  sub3: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  sub4: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  sub5: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  sub6: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  sub7: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  sub8: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  sub9: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  search: zod.string().max(200).exactOptional(),
  limit: zod.coerce.number().int().min(0).max(500).exactOptional(),
  offset: zod.coerce.number().int().min(0).max(1000000).exactOptional()
});

export const ReadFilterValuesResponse = zod.object({
  data: zod.object({
    items: zod.array(zod.object({
      value: zod.union([zod.string(), zod.int()]).nullable(),
      title: zod.string().nullable()
    })),
    meta: zod.object({
      totalCount: zod.int().min(0)
    })
  })
});

export const ReadInsightsQueryParams = zod.object({
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  timezone: zod.string().min(1).max(100).exactOptional()
});

export const ReadInsightsResponse = zod.object({
  data: zod.object({
    items: zod.array(zod.object({
      key: zod.string(),
      kind: zod.enum(['movement', 'acceptanceDropped', 'approvalDropped', 'capFilling', 'guaranteeAtRisk', 'integrationSlow', 'integrationPaused', 'postbacksFailing', 'leadsStranded', 'leadsHeldBack', 'affiliateSilent', 'affiliateRose']),
      severity: zod.enum(['critical', 'warning', 'info', 'good']),
      metric: zod.string().nullable(),
      subject: zod.object({
        entity: zod.string(),
        id: zod.int(),
        title: zod.string().nullable()
      }).nullable(),
      figures: zod.record(zod.string(), zod.string().nullable()),
      at: zod.int().nullable(),
      contributions: zod.array(zod.object({
        dimension: zod.enum(['day', 'week', 'month', 'hour', 'weekday', 'offer', 'vertical', 'advertiser', 'integration', 'affiliate', 'team', 'manager', 'campaign', 'landing', 'country', 'language', 'trafficSource', 'goal', 'leadGrade', 'clickStatus', 'leadStatus', 'conversionStatus', 'currency', 'device', 'os', 'browser', 'sub1', 'sub2', 'sub3', 'sub4', 'sub5', 'sub6', 'sub7', 'sub8', 'sub9']),
        value: zod.union([zod.string(), zod.int()]).nullable(),
        title: zod.string().nullable(),
        current: zod.string().nullable(),
        previous: zod.string().nullable(),
        change: zod.string().nullable()
      })),
      series: zod.array(zod.object({
        at: zod.string(),
        current: zod.string().nullable(),
        previous: zod.string().nullable()
      })),
      link: zod.object({
        page: zod.enum(['statistics', 'caps', 'integration', 'postbackLogs', 'leads']),
        query: zod.record(zod.string(), zod.string())
      })
    })),
    meta: zod.object({
      period: zod.object({
        from: zod.int().min(0).max(253402300799),
        to: zod.int().min(0).max(253402300799)
      }),
      previousPeriod: zod.object({
        from: zod.int().min(0).max(253402300799),
        to: zod.int().min(0).max(253402300799)
      }),
      timezone: zod.string(),
      currency: zod.string()
    })
  })
});

export const ListStatisticsMetricsResponse = zod.object({
  data: zod.object({
    items: zod.array(zod.object({
      key: zod.string().regex(new RegExp('^[A-Za-z0-9]{1,40}$')),
      id: zod.int(),
      title: zod.string(),
      description: zod.string().nullable(),
      group: zod.enum(['traffic', 'leads', 'conversions', 'finance']),
      metricType: zod.enum(['amount', 'money', 'percentages']),
      outputFormat: zod.enum(['whole', 'decimals']),
      editable: zod.boolean(),
      goal: zod.object({
        id: zod.int(),
        title: zod.string(),
        vertical: zod.object({
          id: zod.int(),
          title: zod.string()
        })
      }).nullable(),
      usual: zod.boolean(),
      addsUp: zod.boolean()
    }))
  })
});

export const ReadStatisticsQueryParams = zod.object({
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  timezone: zod.string().min(1).max(100).exactOptional(),
  dataType: zod.enum(['actual', 'cohort']).default(`actual`),
  groupBy: zod.array(zod.enum(['day', 'week', 'month', 'hour', 'weekday', 'offer', 'vertical', 'advertiser', 'integration', 'affiliate', 'team', 'manager', 'campaign', 'landing', 'country', 'language', 'trafficSource', 'goal', 'leadGrade', 'clickStatus', 'leadStatus', 'conversionStatus', 'currency', 'device', 'os', 'browser', 'sub1', 'sub2', 'sub3', 'sub4', 'sub5', 'sub6', 'sub7', 'sub8', 'sub9'])).min(1).max(5).exactOptional(),
  metrics: zod.array(zod.string().regex(new RegExp('^[A-Za-z0-9]{1,40}$'))).min(1).max(50).exactOptional(),
  offer: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  vertical: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  integration: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  team: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  manager: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  campaign: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  landing: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  country: zod.array(zod.string().regex(new RegExp('^([A-Z]{2})?$'))).min(1).max(500).exactOptional(),
  language: zod.array(zod.string().regex(new RegExp('^([a-z]{2})?$'))).min(1).max(500).exactOptional(),
  trafficSource: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  goal: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  leadGrade: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  clickStatus: zod.array(zod.union([zod.literal(1), zod.literal(2)])).min(1).max(500).exactOptional(),
  leadStatus: zod.array(zod.enum(['new', 'sent', 'unsent', 'hold', 'invalid', 'trash', 'duplicate', 'failed', 'test'])).min(1).max(500).exactOptional(),
  conversionStatus: zod.array(zod.union([zod.literal(1), zod.literal(2), zod.literal(3), zod.literal(4)])).min(1).max(500).exactOptional(),
  currency: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  device: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  os: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  browser: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  sub1: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  sub2: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  sub3: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  sub4: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  sub5: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  sub6: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  sub7: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  sub8: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  sub9: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  metric: zod.array(zod.string().regex(new RegExp('^[A-Za-z0-9]{1,40}:(gt|gte|lt|lte|eq|ne):-?\\d{1,15}(\\.\\d{1,8})?$'))).min(1).max(20).exactOptional(),
  orderBy: zod.string().regex(new RegExp('^[A-Za-z0-9]{1,40}:(asc|desc)$')).exactOptional(),
  with: zod.array(zod.enum(['previous'])).min(1).max(1).exactOptional(),
  parents: zod.string().max(3000).exactOptional(),
  flat: zod.boolean().default(false),
  limit: zod.coerce.number().int().min(0).max(1000).exactOptional(),
  offset: zod.coerce.number().int().min(0).max(1000000).exactOptional()
});

export const ReadStatisticsResponse = zod.object({
  data: zod.object({
    items: zod.array(zod.object({
      values: zod.record(zod.string(), zod.union([zod.string(), zod.int()]).nullable()),
      titles: zod.record(zod.string(), zod.string()),
      figures: zod.record(zod.string(), zod.string().nullable()),
      previous: zod.record(zod.string(), zod.string().nullable()).exactOptional()
    })),
    totals: zod.object({
      figures: zod.record(zod.string(), zod.string().nullable()),
      previous: zod.record(zod.string(), zod.string().nullable()).exactOptional()
    }),
    meta: zod.object({
      totalCount: zod.int().min(0),
      period: zod.object({
        from: zod.int().min(0).max(253402300799),
        to: zod.int().min(0).max(253402300799)
      }),
      previousPeriod: zod.object({
        from: zod.int().min(0).max(253402300799),
        to: zod.int().min(0).max(253402300799)
      }),
      timezone: zod.string(),
      currency: zod.string()
    })
  })
});

export const ExportStatisticsQueryParams = zod.object({
  createdAtFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  createdAtTo: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  timezone: zod.string().min(1).max(100).exactOptional(),
  dataType: zod.enum(['actual', 'cohort']).default(`actual`),
  groupBy: zod.array(zod.enum(['day', 'week', 'month', 'hour', 'weekday', 'offer', 'vertical', 'advertiser', 'integration', 'affiliate', 'team', 'manager', 'campaign', 'landing', 'country', 'language', 'trafficSource', 'goal', 'leadGrade', 'clickStatus', 'leadStatus', 'conversionStatus', 'currency', 'device', 'os', 'browser', 'sub1', 'sub2', 'sub3', 'sub4', 'sub5', 'sub6', 'sub7', 'sub8', 'sub9'])).min(1).max(5).exactOptional(),
  metrics: zod.array(zod.string().regex(new RegExp('^[A-Za-z0-9]{1,40}$'))).min(1).max(50).exactOptional(),
  offer: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  vertical: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  advertiser: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  integration: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  affiliate: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  team: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  manager: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  campaign: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  landing: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  country: zod.array(zod.string().regex(new RegExp('^([A-Z]{2})?$'))).min(1).max(500).exactOptional(),
  language: zod.array(zod.string().regex(new RegExp('^([a-z]{2})?$'))).min(1).max(500).exactOptional(),
  trafficSource: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  goal: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  leadGrade: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  clickStatus: zod.array(zod.union([zod.literal(1), zod.literal(2)])).min(1).max(500).exactOptional(),
  leadStatus: zod.array(zod.enum(['new', 'sent', 'unsent', 'hold', 'invalid', 'trash', 'duplicate', 'failed', 'test'])).min(1).max(500).exactOptional(),
  conversionStatus: zod.array(zod.union([zod.literal(1), zod.literal(2), zod.literal(3), zod.literal(4)])).min(1).max(500).exactOptional(),
  currency: zod.array(zod.coerce.number().int().min(0).max(9007199254740991)).min(1).max(500).exactOptional(),
  device: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  os: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  browser: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  sub1: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  sub2: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  sub3: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  sub4: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  sub5: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  sub6: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  sub7: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  sub8: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  sub9: zod.array(zod.string().max(500)).min(1).max(500).exactOptional(),
  metric: zod.array(zod.string().regex(new RegExp('^[A-Za-z0-9]{1,40}:(gt|gte|lt|lte|eq|ne):-?\\d{1,15}(\\.\\d{1,8})?$'))).min(1).max(20).exactOptional(),
  orderBy: zod.string().regex(new RegExp('^[A-Za-z0-9]{1,40}:(asc|desc)$')).exactOptional(),
  with: zod.array(zod.enum(['previous'])).min(1).max(1).exactOptional(),
  format: zod.enum(['csv', 'xlsx']).default(`csv`)
});

export const ExportStatisticsResponse = zod.object({
  data: Export
});
