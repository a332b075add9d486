// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';


export const ForgetPersonBody = zod.object({
  phone: zod.string().max(100).exactOptional(),
  email: zod.string().max(254).exactOptional()
});

export const ForgetPersonResponse = zod.object({
  data: zod.object({
    leads: zod.int().min(0),
    attempts: zod.int().min(0),
    conversions: zod.int().min(0),
    postbacks: zod.int().min(0),
    changes: zod.int().min(0)
  })
});

export const ReportPersonBody = zod.object({
  phone: zod.string().max(100).exactOptional(),
  email: zod.string().max(254).exactOptional()
});

export const ReportPersonResponse = zod.object({
  data: zod.object({
    clicks: zod.array(zod.record(zod.string(), zod.unknown())),
    leads: zod.array(zod.record(zod.string(), zod.unknown())),
    attempts: zod.array(zod.record(zod.string(), zod.unknown())),
    changes: zod.array(zod.record(zod.string(), zod.unknown())),
    conversions: zod.array(zod.record(zod.string(), zod.unknown())),
    customers: zod.array(zod.record(zod.string(), zod.unknown())),
    postbacks: zod.array(zod.record(zod.string(), zod.unknown())),
    views: zod.array(zod.record(zod.string(), zod.unknown()))
  })
});
