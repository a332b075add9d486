// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';


export const ReadBackgroundWorkResponse = zod.object({
  data: zod.object({
    queues: zod.array(zod.object({
      name: zod.enum(['mails', 'postbacks', 'synchronizations', 'recordJobs', 'exports', 'pushes', 'heldLeads', 'approvals']),
      waiting: zod.int().min(0),
      running: zod.int().min(0),
      failed: zod.int().min(0),
      oldestAt: zod.int().nullable(),
      endedAt: zod.int().nullable(),
      problem: zod.string().nullable()
    })),
    chores: zod.array(zod.object({
      name: zod.enum(['approving', 'invoicing', 'givingUp', 'erasing', 'sweeping', 'partitions', 'watching']),
      endedAt: zod.int().nullable(),
      failedAt: zod.int().nullable()
    }))
  })
});

export const ListMailsResponse = zod.object({
  data: zod.object({
    items: zod.array(zod.object({
      id: zod.int(),
      address: zod.string(),
      about: zod.string(),
      state: zod.enum(['waiting', 'sent', 'given_up', 'cancelled']),
      attempts: zod.int().min(0),
      problem: zod.string().nullable(),
      createdAt: zod.int(),
      dueAt: zod.int().nullable(),
      endedAt: zod.int().nullable(),
      canRetry: zod.boolean()
    }))
  })
});

export const CancelMailsBody = zod.object({
  ids: zod.array(zod.int().min(1).max(9007199254740991)).min(1).max(100)
});

export const CancelMailsResponse = zod.object({
  data: zod.object({
    count: zod.int().min(0)
  })
});

export const RetryMailsBody = zod.object({
  ids: zod.array(zod.int().min(1).max(9007199254740991)).min(1).max(100)
});

export const RetryMailsResponse = zod.object({
  data: zod.object({
    count: zod.int().min(0)
  })
});

export const RetryBackgroundWorkBody = zod.object({
  queue: zod.enum(['mails', 'postbacks', 'synchronizations'])
});

export const RetryBackgroundWorkResponse = zod.object({
  data: zod.object({
    count: zod.int().min(0)
  })
});
