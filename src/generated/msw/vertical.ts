// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ChangeStatusOfVerticals200 = operations['changeStatusOfVerticals']['responses'][200]['content']['application/json'];
type CreateVerticals201 = operations['createVerticals']['responses'][201]['content']['application/json'];
type EditApiSettingsOfVertical200 = operations['editApiSettingsOfVertical']['responses'][200]['content']['application/json'];
type EditGoalsOfVertical200 = operations['editGoalsOfVertical']['responses'][200]['content']['application/json'];
type EditInboundRulesOfVertical200 = operations['editInboundRulesOfVertical']['responses'][200]['content']['application/json'];
type EditLeadGradesOfVertical200 = operations['editLeadGradesOfVertical']['responses'][200]['content']['application/json'];
type EditMetricsOfVertical200 = operations['editMetricsOfVertical']['responses'][200]['content']['application/json'];
type EditRedirectOfVertical200 = operations['editRedirectOfVertical']['responses'][200]['content']['application/json'];
type EditVerticals200 = operations['editVerticals']['responses'][200]['content']['application/json'];
type ExportVerticals201 = operations['exportVerticals']['responses'][201]['content']['application/json'];
type ListVerticalHistory200 = operations['listVerticalHistory']['responses'][200]['content']['application/json'];
type ListVerticals200 = operations['listVerticals']['responses'][200]['content']['application/json'];
type ReadVertical200 = operations['readVertical']['responses'][200]['content']['application/json'];

export const getListVerticalsResponseMock = (): ListVerticals200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        description: 'Description 1',
        paymentModels: [1, 2],
        metrics: [1, 2],
        distributionMethod: 'priority',
        duplicateWindow: 30,
        duplicateBy: 'both',
        duplicateScope: 'offer',
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

export const getCreateVerticalsResponseMock = (): CreateVerticals201 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        description: 'Description 1',
        paymentModels: [1, 2],
        metrics: [1, 2],
        distributionMethod: 'priority',
        duplicateWindow: 30,
        duplicateBy: 'both',
        duplicateScope: 'offer',
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

export const getEditVerticalsResponseMock = (): EditVerticals200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        description: 'Description 1',
        paymentModels: [1, 2],
        metrics: [1, 2],
        distributionMethod: 'priority',
        duplicateWindow: 30,
        duplicateBy: 'both',
        duplicateScope: 'offer',
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

export const getChangeStatusOfVerticalsResponseMock = (): ChangeStatusOfVerticals200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        description: 'Description 1',
        paymentModels: [1, 2],
        metrics: [1, 2],
        distributionMethod: 'priority',
        duplicateWindow: 30,
        duplicateBy: 'both',
        duplicateScope: 'offer',
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

export const getExportVerticalsResponseMock = (): ExportVerticals201 => ({
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

export const getReadVerticalResponseMock = (): ReadVertical200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    description: 'Description 1',
    paymentModels: [1, 2],
    metrics: [1, 2],
    distributionMethod: 'priority',
    duplicateWindow: 30,
    duplicateBy: 'both',
    duplicateScope: 'offer',
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

export const getEditApiSettingsOfVerticalResponseMock = (): EditApiSettingsOfVertical200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    description: 'Description 1',
    paymentModels: [1, 2],
    metrics: [1, 2],
    distributionMethod: 'priority',
    duplicateWindow: 30,
    duplicateBy: 'both',
    duplicateScope: 'offer',
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

export const getEditGoalsOfVerticalResponseMock = (): EditGoalsOfVertical200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    description: 'Description 1',
    paymentModels: [1, 2],
    metrics: [1, 2],
    distributionMethod: 'priority',
    duplicateWindow: 30,
    duplicateBy: 'both',
    duplicateScope: 'offer',
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

export const getEditInboundRulesOfVerticalResponseMock = (): EditInboundRulesOfVertical200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    description: 'Description 1',
    paymentModels: [1, 2],
    metrics: [1, 2],
    distributionMethod: 'priority',
    duplicateWindow: 30,
    duplicateBy: 'both',
    duplicateScope: 'offer',
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

export const getEditLeadGradesOfVerticalResponseMock = (): EditLeadGradesOfVertical200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    description: 'Description 1',
    paymentModels: [1, 2],
    metrics: [1, 2],
    distributionMethod: 'priority',
    duplicateWindow: 30,
    duplicateBy: 'both',
    duplicateScope: 'offer',
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

export const getEditMetricsOfVerticalResponseMock = (): EditMetricsOfVertical200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    description: 'Description 1',
    paymentModels: [1, 2],
    metrics: [1, 2],
    distributionMethod: 'priority',
    duplicateWindow: 30,
    duplicateBy: 'both',
    duplicateScope: 'offer',
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

export const getEditRedirectOfVerticalResponseMock = (): EditRedirectOfVertical200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    description: 'Description 1',
    paymentModels: [1, 2],
    metrics: [1, 2],
    distributionMethod: 'priority',
    duplicateWindow: 30,
    duplicateBy: 'both',
    duplicateScope: 'offer',
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

export const getListVerticalHistoryResponseMock = (): ListVerticalHistory200 => ({
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

export const getListVerticalsMockHandler = (overrideResponse?: ListVerticals200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListVerticals200> | ListVerticals200), options?: RequestHandlerOptions) => {
  return http.get('*/user/verticals', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListVerticalsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateVerticalsMockHandler = (overrideResponse?: CreateVerticals201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateVerticals201> | CreateVerticals201), options?: RequestHandlerOptions) => {
  return http.put('*/user/verticals', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateVerticalsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditVerticalsMockHandler = (overrideResponse?: EditVerticals200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditVerticals200> | EditVerticals200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/verticals', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditVerticalsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeStatusOfVerticalsMockHandler = (overrideResponse?: ChangeStatusOfVerticals200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeStatusOfVerticals200> | ChangeStatusOfVerticals200), options?: RequestHandlerOptions) => {
  return http.post('*/user/verticals/change_status', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeStatusOfVerticalsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportVerticalsMockHandler = (overrideResponse?: ExportVerticals201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportVerticals201> | ExportVerticals201), options?: RequestHandlerOptions) => {
  return http.post('*/user/verticals/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportVerticalsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadVerticalMockHandler = (overrideResponse?: ReadVertical200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadVertical200> | ReadVertical200), options?: RequestHandlerOptions) => {
  return http.get('*/user/verticals/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadVerticalResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditApiSettingsOfVerticalMockHandler = (overrideResponse?: EditApiSettingsOfVertical200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EditApiSettingsOfVertical200> | EditApiSettingsOfVertical200), options?: RequestHandlerOptions) => {
  return http.post('*/user/verticals/:id/edit_api_settings', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditApiSettingsOfVerticalResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditGoalsOfVerticalMockHandler = (overrideResponse?: EditGoalsOfVertical200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EditGoalsOfVertical200> | EditGoalsOfVertical200), options?: RequestHandlerOptions) => {
  return http.post('*/user/verticals/:id/edit_goals', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditGoalsOfVerticalResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditInboundRulesOfVerticalMockHandler = (overrideResponse?: EditInboundRulesOfVertical200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EditInboundRulesOfVertical200> | EditInboundRulesOfVertical200), options?: RequestHandlerOptions) => {
  return http.post('*/user/verticals/:id/edit_inbound_rules', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditInboundRulesOfVerticalResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditLeadGradesOfVerticalMockHandler = (overrideResponse?: EditLeadGradesOfVertical200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EditLeadGradesOfVertical200> | EditLeadGradesOfVertical200), options?: RequestHandlerOptions) => {
  return http.post('*/user/verticals/:id/edit_lead_grades', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditLeadGradesOfVerticalResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditMetricsOfVerticalMockHandler = (overrideResponse?: EditMetricsOfVertical200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EditMetricsOfVertical200> | EditMetricsOfVertical200), options?: RequestHandlerOptions) => {
  return http.post('*/user/verticals/:id/edit_metrics', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditMetricsOfVerticalResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditRedirectOfVerticalMockHandler = (overrideResponse?: EditRedirectOfVertical200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EditRedirectOfVertical200> | EditRedirectOfVertical200), options?: RequestHandlerOptions) => {
  return http.post('*/user/verticals/:id/edit_redirect', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditRedirectOfVerticalResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListVerticalHistoryMockHandler = (overrideResponse?: ListVerticalHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListVerticalHistory200> | ListVerticalHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/verticals/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListVerticalHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getVerticalMock = () => [
  getListVerticalsMockHandler(),
  getCreateVerticalsMockHandler(),
  getEditVerticalsMockHandler(),
  getChangeStatusOfVerticalsMockHandler(),
  getExportVerticalsMockHandler(),
  getReadVerticalMockHandler(),
  getEditApiSettingsOfVerticalMockHandler(),
  getEditGoalsOfVerticalMockHandler(),
  getEditInboundRulesOfVerticalMockHandler(),
  getEditLeadGradesOfVerticalMockHandler(),
  getEditMetricsOfVerticalMockHandler(),
  getEditRedirectOfVerticalMockHandler(),
  getListVerticalHistoryMockHandler()
];
