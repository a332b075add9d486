// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { ListMeta } from './shared.ts';

export const ReadBackgroundWorkResponse = zod.object({
  data: zod.object({
    queues: zod.array(zod.object({
      name: zod.enum(['mails', 'postbacks', 'notices', 'synchronizations', 'heldLeads', 'recordJobs', 'exports', 'pushes', 'acceptedLeads', 'approvals']),
      waiting: zod.int().min(0),
      running: zod.int().min(0),
      failed: zod.int().min(0),
      oldestAt: zod.int().nullable(),
      endedAt: zod.int().nullable(),
      problem: zod.string().nullable(),
      stoppedAt: zod.int().nullable()
    })),
    chores: zod.array(zod.object({
      name: zod.enum(['approving', 'invoicing', 'givingUp', 'erasing', 'sweeping', 'partitions', 'watching', 'replacing']),
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

export const StartQueueBody = zod.object({
  queue: zod.enum(['mails', 'postbacks', 'notices', 'synchronizations', 'heldLeads'])
});

export const StartQueueResponse = zod.object({
  data: zod.object({
    stoppedAt: zod.int().nullable()
  })
});

export const StopQueueBody = zod.object({
  queue: zod.enum(['mails', 'postbacks', 'notices', 'synchronizations', 'heldLeads'])
});

export const StopQueueResponse = zod.object({
  data: zod.object({
    stoppedAt: zod.int().nullable()
  })
});

export const ListQueueStopsQueryParams = zod.object({
  limit: zod.coerce.number().int().min(1).max(100).default(25),
  offset: zod.coerce.number().int().min(0).max(2147483647).default(0)
});

export const ListQueueStopsResponse = zod.object({
  data: zod.object({
    items: zod.array(zod.object({
      id: zod.int(),
      queue: zod.enum(['mails', 'postbacks', 'notices', 'synchronizations', 'heldLeads']),
      stoppedAt: zod.int(),
      stoppedBy: zod.object({
        id: zod.int(),
        name: zod.string()
      }).nullable(),
      startedAt: zod.int().nullable(),
      startedBy: zod.object({
        id: zod.int(),
        name: zod.string()
      }).nullable()
    })),
    meta: ListMeta
  })
});
