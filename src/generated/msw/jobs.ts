// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type CancelJob200 = operations['cancelJob']['responses'][200]['content']['application/json'];
type CreateJob201 = operations['createJob']['responses'][201]['content']['application/json'];
type ListJobFailures200 = operations['listJobFailures']['responses'][200]['content']['application/json'];
type ListJobs200 = operations['listJobs']['responses'][200]['content']['application/json'];
type PreviewJob200 = operations['previewJob']['responses'][200]['content']['application/json'];
type ReadJob200 = operations['readJob']['responses'][200]['content']['application/json'];
type RetryJob200 = operations['retryJob']['responses'][200]['content']['application/json'];
type UndoJob200 = operations['undoJob']['responses'][200]['content']['application/json'];

export const getListJobsResponseMock = (): ListJobs200 => ({
  data: {
    items: [
      {
        id: 7,
        collection: 'user/offers',
        call: 'status',
        state: 'running',
        total: 1204,
        done: 400,
        failed: 3,
        canUndo: false,
        code: null,
        createdAt: 1767225600,
        endedAt: null,
      },
    ],
  },
});

export const getCreateJobResponseMock = (): CreateJob201 => ({
  data: {
    id: 8,
    collection: 'user/offers',
    call: 'status',
    state: 'queued',
    total: 1204,
    done: 0,
    failed: 0,
    canUndo: false,
    code: null,
    createdAt: 1767225600,
    endedAt: null,
  },
});

export const getPreviewJobResponseMock = (): PreviewJob200 => ({
  data: {
    total: 12,
    changing: 9,
    groups: [
      {
        before: { conversionStatus: 1 },
        count: 9,
        amounts: [{ field: 'payout', currency: 1, sum: '182.25' }],
      },
    ],
  },
});

export const getReadJobResponseMock = (): ReadJob200 => ({
  data: {
    id: 7,
    collection: 'user/offers',
    call: 'status',
    state: 'running',
    total: 1204,
    done: 400,
    failed: 3,
    canUndo: false,
    code: null,
    createdAt: 1767225600,
    endedAt: null,
  },
});

export const getCancelJobResponseMock = (): CancelJob200 => ({
  data: {
    id: 7,
    collection: 'user/offers',
    call: 'status',
    state: 'cancelled',
    total: 1204,
    done: 400,
    failed: 3,
    canUndo: false,
    code: null,
    createdAt: 1767225600,
    endedAt: null,
  },
});

export const getListJobFailuresResponseMock = (): ListJobFailures200 => ({
  data: {
    items: [
      {
        id: 12,
        code: 'stale',
        field: null,
        message: 'Someone else changed this record',
      },
    ],
    meta: { totalCount: 1 },
  },
});

export const getRetryJobResponseMock = (): RetryJob200 => ({
  data: {
    id: 8,
    collection: 'user/offers',
    call: 'status',
    state: 'queued',
    total: 1204,
    done: 0,
    failed: 0,
    canUndo: false,
    code: null,
    createdAt: 1767225600,
    endedAt: null,
  },
});

export const getUndoJobResponseMock = (): UndoJob200 => ({
  data: {
    id: 8,
    collection: 'user/offers',
    call: 'status',
    state: 'queued',
    total: 1204,
    done: 0,
    failed: 0,
    canUndo: false,
    code: null,
    createdAt: 1767225600,
    endedAt: null,
  },
});

export const getListJobsMockHandler = (overrideResponse?: ListJobs200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListJobs200> | ListJobs200), options?: RequestHandlerOptions) => {
  return http.get('*/user/jobs', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListJobsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateJobMockHandler = (overrideResponse?: CreateJob201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreateJob201> | CreateJob201), options?: RequestHandlerOptions) => {
  return http.post('*/user/jobs', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateJobResponseMock(),
      { status: 201
    })
    }, options);
};

export const getPreviewJobMockHandler = (overrideResponse?: PreviewJob200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PreviewJob200> | PreviewJob200), options?: RequestHandlerOptions) => {
  return http.post('*/user/jobs/preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getPreviewJobResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadJobMockHandler = (overrideResponse?: ReadJob200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadJob200> | ReadJob200), options?: RequestHandlerOptions) => {
  return http.get('*/user/jobs/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadJobResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCancelJobMockHandler = (overrideResponse?: CancelJob200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CancelJob200> | CancelJob200), options?: RequestHandlerOptions) => {
  return http.post('*/user/jobs/:id/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCancelJobResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListJobFailuresMockHandler = (overrideResponse?: ListJobFailures200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListJobFailures200> | ListJobFailures200), options?: RequestHandlerOptions) => {
  return http.get('*/user/jobs/:id/failures', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListJobFailuresResponseMock(),
      { status: 200
    })
    }, options);
};

export const getRetryJobMockHandler = (overrideResponse?: RetryJob200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RetryJob200> | RetryJob200), options?: RequestHandlerOptions) => {
  return http.post('*/user/jobs/:id/retry', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getRetryJobResponseMock(),
      { status: 200
    })
    }, options);
};

export const getUndoJobMockHandler = (overrideResponse?: UndoJob200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UndoJob200> | UndoJob200), options?: RequestHandlerOptions) => {
  return http.post('*/user/jobs/:id/undo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getUndoJobResponseMock(),
      { status: 200
    })
    }, options);
};
export const getJobsMock = () => [
  getListJobsMockHandler(),
  getCreateJobMockHandler(),
  getPreviewJobMockHandler(),
  getReadJobMockHandler(),
  getCancelJobMockHandler(),
  getListJobFailuresMockHandler(),
  getRetryJobMockHandler(),
  getUndoJobMockHandler()
];
