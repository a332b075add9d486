// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type CancelMails200 = operations['cancelMails']['responses'][200]['content']['application/json'];
type ListMails200 = operations['listMails']['responses'][200]['content']['application/json'];
type ListQueueStops200 = operations['listQueueStops']['responses'][200]['content']['application/json'];
type ReadBackgroundWork200 = operations['readBackgroundWork']['responses'][200]['content']['application/json'];
type RetryBackgroundWork200 = operations['retryBackgroundWork']['responses'][200]['content']['application/json'];
type RetryMails200 = operations['retryMails']['responses'][200]['content']['application/json'];
type StartQueue200 = operations['startQueue']['responses'][200]['content']['application/json'];
type StopQueue200 = operations['stopQueue']['responses'][200]['content']['application/json'];

export const getReadBackgroundWorkResponseMock = (): ReadBackgroundWork200 => ({
  data: {
    queues: [
      {
        name: 'mails',
        waiting: 1,
        running: 0,
        failed: 0,
        oldestAt: 1767225600,
        endedAt: 1767225000,
        problem: 'Connection refused',
        stoppedAt: null,
      },
    ],
    chores: [{ name: 'sweeping', endedAt: 1767225600, failedAt: null }],
  },
});

export const getListMailsResponseMock = (): ListMails200 => ({
  data: {
    items: [
      {
        id: 1,
        address: 'ada@example.com',
        about: 'New sign-in',
        state: 'sent',
        attempts: 1,
        problem: null,
        createdAt: 1767225600,
        dueAt: null,
        endedAt: 1767225601,
        canRetry: false,
      },
    ],
  },
});

export const getCancelMailsResponseMock = (): CancelMails200 => ({ data: { count: 1 } });

export const getRetryMailsResponseMock = (): RetryMails200 => ({ data: { count: 1 } });

export const getRetryBackgroundWorkResponseMock = (): RetryBackgroundWork200 => ({ data: { count: 1 } });

export const getStartQueueResponseMock = (): StartQueue200 => ({ data: { stoppedAt: null } });

export const getStopQueueResponseMock = (): StopQueue200 => ({ data: { stoppedAt: 1767225600 } });

export const getListQueueStopsResponseMock = (): ListQueueStops200 => ({
  data: {
    items: [
      {
        id: 1,
        queue: 'postbacks',
        stoppedAt: 1767225600,
        stoppedBy: { id: 1, name: 'Ada Lind' },
        startedAt: 1767229200,
        startedBy: { id: 1, name: 'Ada Lind' },
      },
    ],
    meta: { totalCount: 1 },
  },
});

export const getReadBackgroundWorkMockHandler = (overrideResponse?: ReadBackgroundWork200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadBackgroundWork200> | ReadBackgroundWork200), options?: RequestHandlerOptions) => {
  return http.get('*/user/background_work', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadBackgroundWorkResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListMailsMockHandler = (overrideResponse?: ListMails200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListMails200> | ListMails200), options?: RequestHandlerOptions) => {
  return http.get('*/user/background_work/mails', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListMailsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCancelMailsMockHandler = (overrideResponse?: CancelMails200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CancelMails200> | CancelMails200), options?: RequestHandlerOptions) => {
  return http.post('*/user/background_work/mails/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCancelMailsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getRetryMailsMockHandler = (overrideResponse?: RetryMails200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RetryMails200> | RetryMails200), options?: RequestHandlerOptions) => {
  return http.post('*/user/background_work/mails/retry', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getRetryMailsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getRetryBackgroundWorkMockHandler = (overrideResponse?: RetryBackgroundWork200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RetryBackgroundWork200> | RetryBackgroundWork200), options?: RequestHandlerOptions) => {
  return http.post('*/user/background_work/retry', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getRetryBackgroundWorkResponseMock(),
      { status: 200
    })
    }, options);
};

export const getStartQueueMockHandler = (overrideResponse?: StartQueue200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StartQueue200> | StartQueue200), options?: RequestHandlerOptions) => {
  return http.post('*/user/background_work/start', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getStartQueueResponseMock(),
      { status: 200
    })
    }, options);
};

export const getStopQueueMockHandler = (overrideResponse?: StopQueue200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StopQueue200> | StopQueue200), options?: RequestHandlerOptions) => {
  return http.post('*/user/background_work/stop', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getStopQueueResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListQueueStopsMockHandler = (overrideResponse?: ListQueueStops200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListQueueStops200> | ListQueueStops200), options?: RequestHandlerOptions) => {
  return http.get('*/user/background_work/stops', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListQueueStopsResponseMock(),
      { status: 200
    })
    }, options);
};
export const getBackgroundWorkMock = () => [
  getReadBackgroundWorkMockHandler(),
  getListMailsMockHandler(),
  getCancelMailsMockHandler(),
  getRetryMailsMockHandler(),
  getRetryBackgroundWorkMockHandler(),
  getStartQueueMockHandler(),
  getStopQueueMockHandler(),
  getListQueueStopsMockHandler()
];
