// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Replay, WhyCard } from './shared.ts';

export const ListOpenLandersQueryParams = zod.object({
  offer: zod.coerce.number().int().min(1).max(9007199254740991).exactOptional(),
  language: zod.string().regex(new RegExp('^[a-z]{2}$')).exactOptional(),
  limit: zod.coerce.number().int().min(1).max(500).default(100),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListOpenLandersResponse = zod.object({
  data: zod.object({
    items: zod.array(zod.object({
      id: zod.int().min(1).max(9007199254740991),
      title: zod.string(),
      url: zod.string(),
      previewUrl: zod.string().nullable(),
      vertical: zod.string().nullable(),
      categories: zod.array(zod.string()),
      languages: zod.array(zod.string()),
      offers: zod.array(zod.int().min(1).max(9007199254740991))
    }))
  })
});

export const ListSentLeadsQueryParams = zod.object({
  id: zod.array(zod.coerce.number().int().min(1).max(9007199254740991)).min(1).max(500).exactOptional(),
  from: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  to: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  changedFrom: zod.coerce.number().int().min(0).max(253402300799).exactOptional(),
  after: zod.coerce.number().int().min(1).max(9007199254740991).exactOptional(),
  limit: zod.coerce.number().int().min(1).max(500).default(100),
  offset: zod.coerce.number().int().min(0).max(10000).default(0)
});

export const ListSentLeadsResponse = zod.object({
  data: zod.object({
    items: zod.array(zod.object({
      id: zod.int().min(1).max(9007199254740991),
      createdAt: zod.int(),
      campaign: zod.string(),
      clickId: zod.string().nullable(),
      apiStatus: zod.enum(['new', 'sent', 'unsent', 'hold', 'invalid', 'trash', 'duplicate', 'failed', 'test']),
      reason: zod.string().nullable(),
      grade: zod.string().nullable(),
      goals: zod.array(zod.object({
        key: zod.string(),
        title: zod.string(),
        at: zod.int(),
        status: zod.enum(['pending', 'deferred', 'approved', 'rejected']),
        payout: zod.string(),
        currency: zod.string().nullable()
      }))
    }))
  })
});

export const SendLeadBody = zod.object({
  campaign: zod.string().min(1).max(100),
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
  test: zod.boolean().exactOptional()
});

export const SendLeadResponse = zod.object({
  data: zod.object({
    id: zod.int().min(1).max(9007199254740991),
    apiStatus: zod.enum(['new', 'sent', 'unsent', 'hold', 'invalid', 'trash', 'duplicate', 'failed', 'test']),
    redirectUrl: zod.string().exactOptional(),
    reason: zod.string().exactOptional()
  })
});

export const ListOpenOffersQueryParams = zod.object({
  limit: zod.coerce.number().int().min(1).max(500).default(100),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListOpenOffersResponse = zod.object({
  data: zod.object({
    items: zod.array(zod.object({
      id: zod.int().min(1).max(9007199254740991),
      title: zod.string(),
      countries: zod.array(zod.string()),
      room: zod.array(zod.object({
        type: zod.enum(['clicks', 'leads', 'conversions', 'revenue', 'payout']),
        period: zod.enum(['hour', 'day', 'week', 'month', 'total']),
        limit: zod.string(),
        left: zod.string(),
        currency: zod.string().nullable(),
        resetsAt: zod.int().nullable(),
        countries: zod.array(zod.string()),
        countriesMode: zod.enum(['only', 'except'])
      })),
      isUnlimited: zod.boolean(),
      schedule: zod.record(zod.string(), zod.unknown()).nullable(),
      payouts: zod.array(zod.object({
        audience: zod.enum(['all', 'team', 'affiliate']),
        paidFor: zod.enum(['report', 'accepted_lead']),
        goal: zod.string().nullable(),
        value: zod.string(),
        isPercent: zod.boolean(),
        currency: zod.string().nullable(),
        countries: zod.array(zod.string()),
        countriesMode: zod.enum(['only', 'except']),
        languages: zod.array(zod.string()),
        languagesMode: zod.enum(['only', 'except']),
        trafficSources: zod.array(zod.string()),
        trafficSourcesMode: zod.enum(['only', 'except']),
        schedule: zod.record(zod.string(), zod.unknown()).nullable()
      }))
    }))
  })
});

export const ReadClickDecisionResponse = zod.object({
  data: WhyCard
});

export const ShowLeadContactsResponse = zod.object({
  data: zod.object({
    firstName: zod.string().nullable(),
    lastName: zod.string().nullable(),
    phone: zod.string().nullable(),
    email: zod.string().nullable(),
    ip: zod.string().nullable(),
    sourceUrl: zod.string().nullable(),
    params: zod.array(zod.object({
      name: zod.string(),
      value: zod.string()
    }))
  })
});

export const ReadLeadDecisionResponse = zod.object({
  data: WhyCard
});

export const ReplayBody = zod.object({
  offer: zod.int().min(1).max(9007199254740991),
  days: zod.int().min(1).max(30),
  collection: zod.string().min(1).max(100),
  call: zod.enum(['create', 'edit', 'status']),
  items: zod.array(zod.record(zod.string(), zod.unknown())).min(1).max(1)
});

export const ReplayResponse = zod.object({
  data: Replay
});

export const SimulateBody = zod.object({
  kind: zod.enum(['click', 'lead']),
  campaign: zod.int().min(1).max(9007199254740991),
  country: zod.string().regex(new RegExp('^[A-Z]{2}$')).exactOptional(),
  language: zod.string().regex(new RegExp('^[a-z]{2}$')).exactOptional(),
  at: zod.int().min(0).max(253402300799).exactOptional(),
  id: zod.string().max(100).exactOptional(),
  parameters: zod.record(zod.string(), zod.string().max(1000)).exactOptional(),
  test: zod.boolean().exactOptional(),
  cold: zod.boolean().exactOptional(),
  offeredTo: zod.array(zod.int().min(1).max(9007199254740991)).max(100).exactOptional()
});

export const SimulateResponse = zod.object({
  data: WhyCard
});

export const ReadOfferAvailabilityResponse = zod.object({
  data: zod.object({
    countries: zod.array(zod.string()),
    room: zod.array(zod.object({
      type: zod.enum(['clicks', 'leads', 'conversions', 'revenue', 'payout']),
      period: zod.enum(['hour', 'day', 'week', 'month', 'total']),
      limit: zod.string(),
      left: zod.string(),
      currency: zod.string().nullable(),
      resetsAt: zod.int().nullable(),
      countries: zod.array(zod.string()),
      countriesMode: zod.enum(['only', 'except'])
    })),
    isUnlimited: zod.boolean(),
    schedule: zod.record(zod.string(), zod.unknown()).nullable()
  })
});

export const ReadOfferPlanResponse = zod.object({
  data: zod.object({
    click: zod.object({
      countries: zod.array(zod.string().regex(new RegExp('^[A-Z]{2}$')).nullable()),
      takers: zod.array(zod.object({
        targeting: zod.int().nullable(),
        advertiser: zod.int().nullable(),
        landing: zod.int().nullable(),
        isLow: zod.boolean(),
        isForSome: zod.boolean(),
        fault: zod.string().nullable(),
        shares: zod.array(zod.object({
          countries: zod.array(zod.string().regex(new RegExp('^[A-Z]{2}$')).nullable()),
          percent: zod.string()
        }))
      })),
      gaps: zod.array(zod.object({
        countries: zod.array(zod.string().regex(new RegExp('^[A-Z]{2}$'))),
        schedule: zod.object({
          timezone: zod.string(),
          ranges: zod.array(zod.object({
            days: zod.array(zod.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])),
            from: zod.string(),
            to: zod.string()
          }))
        }).nullable()
      }))
    }),
    lead: zod.object({
      countries: zod.array(zod.string().regex(new RegExp('^[A-Z]{2}$')).nullable()),
      takers: zod.array(zod.object({
        targeting: zod.int().nullable(),
        advertiser: zod.int().nullable(),
        landing: zod.int().nullable(),
        isLow: zod.boolean(),
        isForSome: zod.boolean(),
        fault: zod.string().nullable(),
        shares: zod.array(zod.object({
          countries: zod.array(zod.string().regex(new RegExp('^[A-Z]{2}$')).nullable()),
          percent: zod.string()
        }))
      })),
      gaps: zod.array(zod.object({
        countries: zod.array(zod.string().regex(new RegExp('^[A-Z]{2}$'))),
        schedule: zod.object({
          timezone: zod.string(),
          ranges: zod.array(zod.object({
            days: zod.array(zod.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])),
            from: zod.string(),
            to: zod.string()
          }))
        }).nullable()
      }))
    })
  })
});
