// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';


export const ReadFinanceQueryParams = zod.object({
  months: zod.coerce.number().int().min(1).max(60).exactOptional()
});

export const ReadFinanceResponse = zod.object({
  data: zod.object({
    baseCurrency: zod.int().min(1).max(9007199254740991),
    months: zod.array(zod.object({
      month: zod.string().regex(new RegExp('^\\d{4}-\\d{2}$')),
      revenue: zod.string(),
      payout: zod.string(),
      profit: zod.string(),
      received: zod.string().nullable(),
      paidOut: zod.string(),
      cash: zod.string().nullable()
    })),
    affiliates: zod.object({
      ageing: zod.array(zod.object({
        from: zod.int().min(0),
        to: zod.int().nullable(),
        invoices: zod.int().min(0),
        amount: zod.string()
      })),
      debts: zod.array(zod.object({
        id: zod.int().min(1).max(9007199254740991),
        title: zod.string(),
        amount: zod.string(),
        invoices: zod.int().min(0),
        oldest: zod.int().nullable()
      })),
      invoiced: zod.string(),
      approved: zod.string()
    }),
    advertisers: zod.object({
      ageing: zod.array(zod.object({
        from: zod.int().min(0),
        to: zod.int().nullable(),
        invoices: zod.int().min(0),
        amount: zod.string()
      })),
      debts: zod.array(zod.object({
        id: zod.int().min(1).max(9007199254740991),
        title: zod.string(),
        amount: zod.string(),
        invoices: zod.int().min(0),
        oldest: zod.int().nullable()
      })),
      invoiced: zod.string(),
      approved: zod.string()
    }).nullable()
  })
});
