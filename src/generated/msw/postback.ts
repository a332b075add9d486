// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ChangeStatusOfPostbacks200 = operations['changeStatusOfPostbacks']['responses'][200]['content']['application/json'];
type ClonePostbacks200 = operations['clonePostbacks']['responses'][200]['content']['application/json'];
type CountSentPostbacks200 = operations['countSentPostbacks']['responses'][200]['content']['application/json'];
type CreatePostbacks201 = operations['createPostbacks']['responses'][201]['content']['application/json'];
type EditPostbacks200 = operations['editPostbacks']['responses'][200]['content']['application/json'];
type ExportPostbacks201 = operations['exportPostbacks']['responses'][201]['content']['application/json'];
type ListPostbackHistory200 = operations['listPostbackHistory']['responses'][200]['content']['application/json'];
type ListPostbacks200 = operations['listPostbacks']['responses'][200]['content']['application/json'];
type ReadPostback200 = operations['readPostback']['responses'][200]['content']['application/json'];
type ReplayPostback200 = operations['replayPostback']['responses'][200]['content']['application/json'];
type SendPostbackOfConversions200 = operations['sendPostbackOfConversions']['responses'][200]['content']['application/json'];
type SendPostbacksAgain200 = operations['sendPostbacksAgain']['responses'][200]['content']['application/json'];
type TestPostback200 = operations['testPostback']['responses'][200]['content']['application/json'];

export const getSendPostbackOfConversionsResponseMock = (): SendPostbackOfConversions200 => ({ data: { count: 2 } });

export const getCountSentPostbacksResponseMock = (): CountSentPostbacks200 => ({ data: { items: [{ from: 1795428000, delivered: 41, failed: 2 }] } });

export const getSendPostbacksAgainResponseMock = (): SendPostbacksAgain200 => ({ data: { count: 1, hasMore: false } });

export const getReplayPostbackResponseMock = (): ReplayPostback200 => ({
  data: {
    before: {
      result: 'refused',
      reason: { en: 'The secret is missing or wrong', ru: 'Секрет не передан или неверен' },
      httpStatus: 422,
      answer: '{"code":"invalid"}',
      conversion: null,
      customer: null,
    },
    after: {
      result: 'created',
      reason: null,
      httpStatus: 200,
      answer: '{"data":{"id":7731,"created":true}}',
      conversion: 7731,
      customer: null,
    },
    isSame: false,
  },
});

export const getListPostbacksResponseMock = (): ListPostbacks200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        affiliate: 1,
        offer: 1,
        campaign: 1,
        scope: 'global',
        method: 'GET',
        url: 'https://example.com/page-1',
        bodyFormat: 'none',
        body: 'Body template 1',
        events: ['conversion_approved'],
        goalEvents: [1, 2],
        mappings: [{ event: 'conversion_approved', word: 'Their name 1' }],
        lastDeliveredAt: 1767225600,
        lastFailedAt: 1767225600,
        waiting: 1,
        status: 'active',
        statusChangedAt: 1767225600,
        statusChangedBy: 1,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
    meta: { totalCount: 1 },
  },
});

export const getCreatePostbacksResponseMock = (): CreatePostbacks201 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        affiliate: 1,
        offer: 1,
        campaign: 1,
        scope: 'global',
        method: 'GET',
        url: 'https://example.com/page-1',
        bodyFormat: 'none',
        body: 'Body template 1',
        events: ['conversion_approved'],
        goalEvents: [1, 2],
        mappings: [{ event: 'conversion_approved', word: 'Their name 1' }],
        lastDeliveredAt: 1767225600,
        lastFailedAt: 1767225600,
        waiting: 1,
        status: 'active',
        statusChangedAt: 1767225600,
        statusChangedBy: 1,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getEditPostbacksResponseMock = (): EditPostbacks200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        affiliate: 1,
        offer: 1,
        campaign: 1,
        scope: 'global',
        method: 'GET',
        url: 'https://example.com/page-1',
        bodyFormat: 'none',
        body: 'Body template 1',
        events: ['conversion_approved'],
        goalEvents: [1, 2],
        mappings: [{ event: 'conversion_approved', word: 'Their name 1' }],
        lastDeliveredAt: 1767225600,
        lastFailedAt: 1767225600,
        waiting: 1,
        status: 'active',
        statusChangedAt: 1767225600,
        statusChangedBy: 1,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getChangeStatusOfPostbacksResponseMock = (): ChangeStatusOfPostbacks200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        affiliate: 1,
        offer: 1,
        campaign: 1,
        scope: 'global',
        method: 'GET',
        url: 'https://example.com/page-1',
        bodyFormat: 'none',
        body: 'Body template 1',
        events: ['conversion_approved'],
        goalEvents: [1, 2],
        mappings: [{ event: 'conversion_approved', word: 'Their name 1' }],
        lastDeliveredAt: 1767225600,
        lastFailedAt: 1767225600,
        waiting: 1,
        status: 'active',
        statusChangedAt: 1767225600,
        statusChangedBy: 1,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getClonePostbacksResponseMock = (): ClonePostbacks200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        affiliate: 1,
        offer: 1,
        campaign: 1,
        scope: 'global',
        method: 'GET',
        url: 'https://example.com/page-1',
        bodyFormat: 'none',
        body: 'Body template 1',
        events: ['conversion_approved'],
        goalEvents: [1, 2],
        mappings: [{ event: 'conversion_approved', word: 'Their name 1' }],
        lastDeliveredAt: 1767225600,
        lastFailedAt: 1767225600,
        waiting: 1,
        status: 'active',
        statusChangedAt: 1767225600,
        statusChangedBy: 1,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getExportPostbacksResponseMock = (): ExportPostbacks201 => ({
  data: {
    id: 12,
    kind: 'export_click',
    collection: 'stat/clicks',
    query: 'offer=7',
    format: 'csv',
    contacts: false,
    state: 'running',
    total: 48210,
    rows: 20000,
    bytes: null,
    fileName: 'clicks-2026-01-01.csv',
    code: null,
    user: { id: 3, name: 'Ada Berg' },
    createdAt: 1767225600,
    endedAt: null,
    expiresAt: null,
  },
});

export const getReadPostbackResponseMock = (): ReadPostback200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    affiliate: 1,
    offer: 1,
    campaign: 1,
    scope: 'global',
    method: 'GET',
    url: 'https://example.com/page-1',
    bodyFormat: 'none',
    body: 'Body template 1',
    events: ['conversion_approved'],
    goalEvents: [1, 2],
    mappings: [{ event: 'conversion_approved', word: 'Their name 1' }],
    lastDeliveredAt: 1767225600,
    lastFailedAt: 1767225600,
    waiting: 1,
    status: 'active',
    statusChangedAt: 1767225600,
    statusChangedBy: 1,
    createdAt: 1767225600,
    createdBy: 1,
    updatedAt: 1767225600,
    updatedBy: 1,
    version: 1,
  },
});

export const getListPostbackHistoryResponseMock = (): ListPostbackHistory200 => ({
  data: {
    items: [
      {
        id: 7,
        at: 1767225600,
        user: 1,
        userName: 'Anna Berzina',
        impersonator: null,
        impersonatorName: null,
        scheduledChange: null,
        scheduledReason: null,
        action: 'edit',
        version: 2,
        changes: { title: ['Old title', 'New title'] },
      },
    ],
  },
});

export const getTestPostbackResponseMock = (): TestPostback200 => ({
  data: {
    request: {
      method: 'GET',
      url: 'https://tracker.example/?cid=01k7x9q2m4&status=approved',
      body: null,
    },
    attempt: { delivered: true, failure: null, status: 200, answer: 'OK', took: 84 },
  },
});

export const getSendPostbackOfConversionsMockHandler = (overrideResponse?: SendPostbackOfConversions200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<SendPostbackOfConversions200> | SendPostbackOfConversions200), options?: RequestHandlerOptions) => {
  return http.patch('*/stat/conversions/send_postback', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getSendPostbackOfConversionsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCountSentPostbacksMockHandler = (overrideResponse?: CountSentPostbacks200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CountSentPostbacks200> | CountSentPostbacks200), options?: RequestHandlerOptions) => {
  return http.get('*/stat/postback_logs/hours', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCountSentPostbacksResponseMock(),
      { status: 200
    })
    }, options);
};

export const getSendPostbacksAgainMockHandler = (overrideResponse?: SendPostbacksAgain200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SendPostbacksAgain200> | SendPostbacksAgain200), options?: RequestHandlerOptions) => {
  return http.post('*/stat/postback_logs/send_again', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getSendPostbacksAgainResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReplayPostbackMockHandler = (overrideResponse?: ReplayPostback200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReplayPostback200> | ReplayPostback200), options?: RequestHandlerOptions) => {
  return http.post('*/stat/postback_logs/:id/replay', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReplayPostbackResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListPostbacksMockHandler = (overrideResponse?: ListPostbacks200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPostbacks200> | ListPostbacks200), options?: RequestHandlerOptions) => {
  return http.get('*/user/postbacks', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListPostbacksResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreatePostbacksMockHandler = (overrideResponse?: CreatePostbacks201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreatePostbacks201> | CreatePostbacks201), options?: RequestHandlerOptions) => {
  return http.put('*/user/postbacks', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreatePostbacksResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditPostbacksMockHandler = (overrideResponse?: EditPostbacks200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditPostbacks200> | EditPostbacks200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/postbacks', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditPostbacksResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeStatusOfPostbacksMockHandler = (overrideResponse?: ChangeStatusOfPostbacks200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeStatusOfPostbacks200> | ChangeStatusOfPostbacks200), options?: RequestHandlerOptions) => {
  return http.post('*/user/postbacks/change_status', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeStatusOfPostbacksResponseMock(),
      { status: 200
    })
    }, options);
};

export const getClonePostbacksMockHandler = (overrideResponse?: ClonePostbacks200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ClonePostbacks200> | ClonePostbacks200), options?: RequestHandlerOptions) => {
  return http.post('*/user/postbacks/clone', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getClonePostbacksResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportPostbacksMockHandler = (overrideResponse?: ExportPostbacks201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportPostbacks201> | ExportPostbacks201), options?: RequestHandlerOptions) => {
  return http.post('*/user/postbacks/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportPostbacksResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadPostbackMockHandler = (overrideResponse?: ReadPostback200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadPostback200> | ReadPostback200), options?: RequestHandlerOptions) => {
  return http.get('*/user/postbacks/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadPostbackResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListPostbackHistoryMockHandler = (overrideResponse?: ListPostbackHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPostbackHistory200> | ListPostbackHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/postbacks/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListPostbackHistoryResponseMock(),
      { status: 200
    })
    }, options);
};

export const getTestPostbackMockHandler = (overrideResponse?: TestPostback200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TestPostback200> | TestPostback200), options?: RequestHandlerOptions) => {
  return http.post('*/user/postbacks/:id/test', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getTestPostbackResponseMock(),
      { status: 200
    })
    }, options);
};
export const getPostbackMock = () => [
  getSendPostbackOfConversionsMockHandler(),
  getCountSentPostbacksMockHandler(),
  getSendPostbacksAgainMockHandler(),
  getReplayPostbackMockHandler(),
  getListPostbacksMockHandler(),
  getCreatePostbacksMockHandler(),
  getEditPostbacksMockHandler(),
  getChangeStatusOfPostbacksMockHandler(),
  getClonePostbacksMockHandler(),
  getExportPostbacksMockHandler(),
  getReadPostbackMockHandler(),
  getListPostbackHistoryMockHandler(),
  getTestPostbackMockHandler()
];
