// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ChangeStatusOfIntegrationTemplates200 = operations['changeStatusOfIntegrationTemplates']['responses'][200]['content']['application/json'];
type CloneIntegrationTemplates200 = operations['cloneIntegrationTemplates']['responses'][200]['content']['application/json'];
type CreateIntegrationTemplates201 = operations['createIntegrationTemplates']['responses'][201]['content']['application/json'];
type CreateTemplateOfFile201 = operations['createTemplateOfFile']['responses'][201]['content']['application/json'];
type EditApiParametersOfIntegrationTemplate200 = operations['editApiParametersOfIntegrationTemplate']['responses'][200]['content']['application/json'];
type EditApiSyncOfIntegrationTemplate200 = operations['editApiSyncOfIntegrationTemplate']['responses'][200]['content']['application/json'];
type EditGoalsOfIntegrationTemplate200 = operations['editGoalsOfIntegrationTemplate']['responses'][200]['content']['application/json'];
type EditIntegrationTemplates200 = operations['editIntegrationTemplates']['responses'][200]['content']['application/json'];
type EditLeadStatusMappingsOfIntegrationTemplate200 = operations['editLeadStatusMappingsOfIntegrationTemplate']['responses'][200]['content']['application/json'];
type EditOutApiMappingsOfIntegrationTemplate200 = operations['editOutApiMappingsOfIntegrationTemplate']['responses'][200]['content']['application/json'];
type EditPostbackOfIntegrationTemplate200 = operations['editPostbackOfIntegrationTemplate']['responses'][200]['content']['application/json'];
type EditRedirectOfIntegrationTemplate200 = operations['editRedirectOfIntegrationTemplate']['responses'][200]['content']['application/json'];
type ExportIntegrationTemplate200 = operations['exportIntegrationTemplate']['responses'][200]['content']['application/json'];
type ExportIntegrationTemplates201 = operations['exportIntegrationTemplates']['responses'][201]['content']['application/json'];
type ListIntegrationTemplateHistory200 = operations['listIntegrationTemplateHistory']['responses'][200]['content']['application/json'];
type ListIntegrationTemplates200 = operations['listIntegrationTemplates']['responses'][200]['content']['application/json'];
type ListShippedTemplates200 = operations['listShippedTemplates']['responses'][200]['content']['application/json'];
type ReadIntegrationTemplate200 = operations['readIntegrationTemplate']['responses'][200]['content']['application/json'];

export const getListShippedTemplatesResponseMock = (): ListShippedTemplates200 => ({
  data: {
    items: [
      {
        format: 'sluice-integration-template/1',
        title: 'JSON with token',
        integrationMethodsRestrictions: ['redirect'],
        redirect: { option: 'direct', url: 'https://go.crm.example/?click_id={click_id}' },
      },
    ],
  },
});

export const getListIntegrationTemplatesResponseMock = (): ListIntegrationTemplates200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        platform: 1,
        vertical: 1,
        description: 'Description 1',
        integrationMethodsRestrictions: ['outApi'],
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

export const getCreateIntegrationTemplatesResponseMock = (): CreateIntegrationTemplates201 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        platform: 1,
        vertical: 1,
        description: 'Description 1',
        integrationMethodsRestrictions: ['outApi'],
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

export const getEditIntegrationTemplatesResponseMock = (): EditIntegrationTemplates200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        platform: 1,
        vertical: 1,
        description: 'Description 1',
        integrationMethodsRestrictions: ['outApi'],
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

export const getChangeStatusOfIntegrationTemplatesResponseMock = (): ChangeStatusOfIntegrationTemplates200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        platform: 1,
        vertical: 1,
        description: 'Description 1',
        integrationMethodsRestrictions: ['outApi'],
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

export const getCloneIntegrationTemplatesResponseMock = (): CloneIntegrationTemplates200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        platform: 1,
        vertical: 1,
        description: 'Description 1',
        integrationMethodsRestrictions: ['outApi'],
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

export const getExportIntegrationTemplatesResponseMock = (): ExportIntegrationTemplates201 => ({
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

export const getCreateTemplateOfFileResponseMock = (): CreateTemplateOfFile201 => ({ data: { id: 12, title: 'JSON with token' } });

export const getReadIntegrationTemplateResponseMock = (): ReadIntegrationTemplate200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    platform: 1,
    vertical: 1,
    description: 'Description 1',
    integrationMethodsRestrictions: ['outApi'],
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

export const getEditApiParametersOfIntegrationTemplateResponseMock = (): EditApiParametersOfIntegrationTemplate200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    platform: 1,
    vertical: 1,
    description: 'Description 1',
    integrationMethodsRestrictions: ['outApi'],
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

export const getEditApiSyncOfIntegrationTemplateResponseMock = (): EditApiSyncOfIntegrationTemplate200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    platform: 1,
    vertical: 1,
    description: 'Description 1',
    integrationMethodsRestrictions: ['outApi'],
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

export const getEditGoalsOfIntegrationTemplateResponseMock = (): EditGoalsOfIntegrationTemplate200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    platform: 1,
    vertical: 1,
    description: 'Description 1',
    integrationMethodsRestrictions: ['outApi'],
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

export const getEditLeadStatusMappingsOfIntegrationTemplateResponseMock = (): EditLeadStatusMappingsOfIntegrationTemplate200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    platform: 1,
    vertical: 1,
    description: 'Description 1',
    integrationMethodsRestrictions: ['outApi'],
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

export const getEditOutApiMappingsOfIntegrationTemplateResponseMock = (): EditOutApiMappingsOfIntegrationTemplate200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    platform: 1,
    vertical: 1,
    description: 'Description 1',
    integrationMethodsRestrictions: ['outApi'],
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

export const getEditPostbackOfIntegrationTemplateResponseMock = (): EditPostbackOfIntegrationTemplate200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    platform: 1,
    vertical: 1,
    description: 'Description 1',
    integrationMethodsRestrictions: ['outApi'],
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

export const getEditRedirectOfIntegrationTemplateResponseMock = (): EditRedirectOfIntegrationTemplate200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    platform: 1,
    vertical: 1,
    description: 'Description 1',
    integrationMethodsRestrictions: ['outApi'],
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

export const getExportIntegrationTemplateResponseMock = (): ExportIntegrationTemplate200 => ({
  data: {
    format: 'sluice-integration-template/1',
    title: 'JSON with token',
    integrationMethodsRestrictions: ['redirect'],
    redirect: { option: 'direct', url: 'https://go.crm.example/?click_id={click_id}' },
  },
});

export const getListIntegrationTemplateHistoryResponseMock = (): ListIntegrationTemplateHistory200 => ({
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

export const getListShippedTemplatesMockHandler = (overrideResponse?: ListShippedTemplates200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListShippedTemplates200> | ListShippedTemplates200), options?: RequestHandlerOptions) => {
  return http.get('*/user/integration_template_files', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListShippedTemplatesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListIntegrationTemplatesMockHandler = (overrideResponse?: ListIntegrationTemplates200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListIntegrationTemplates200> | ListIntegrationTemplates200), options?: RequestHandlerOptions) => {
  return http.get('*/user/integration_templates', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListIntegrationTemplatesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateIntegrationTemplatesMockHandler = (overrideResponse?: CreateIntegrationTemplates201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateIntegrationTemplates201> | CreateIntegrationTemplates201), options?: RequestHandlerOptions) => {
  return http.put('*/user/integration_templates', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateIntegrationTemplatesResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditIntegrationTemplatesMockHandler = (overrideResponse?: EditIntegrationTemplates200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditIntegrationTemplates200> | EditIntegrationTemplates200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/integration_templates', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditIntegrationTemplatesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeStatusOfIntegrationTemplatesMockHandler = (overrideResponse?: ChangeStatusOfIntegrationTemplates200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeStatusOfIntegrationTemplates200> | ChangeStatusOfIntegrationTemplates200), options?: RequestHandlerOptions) => {
  return http.post('*/user/integration_templates/change_status', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeStatusOfIntegrationTemplatesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCloneIntegrationTemplatesMockHandler = (overrideResponse?: CloneIntegrationTemplates200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CloneIntegrationTemplates200> | CloneIntegrationTemplates200), options?: RequestHandlerOptions) => {
  return http.post('*/user/integration_templates/clone', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCloneIntegrationTemplatesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportIntegrationTemplatesMockHandler = (overrideResponse?: ExportIntegrationTemplates201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportIntegrationTemplates201> | ExportIntegrationTemplates201), options?: RequestHandlerOptions) => {
  return http.post('*/user/integration_templates/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportIntegrationTemplatesResponseMock(),
      { status: 201
    })
    }, options);
};

export const getCreateTemplateOfFileMockHandler = (overrideResponse?: CreateTemplateOfFile201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreateTemplateOfFile201> | CreateTemplateOfFile201), options?: RequestHandlerOptions) => {
  return http.post('*/user/integration_templates/file', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateTemplateOfFileResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadIntegrationTemplateMockHandler = (overrideResponse?: ReadIntegrationTemplate200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadIntegrationTemplate200> | ReadIntegrationTemplate200), options?: RequestHandlerOptions) => {
  return http.get('*/user/integration_templates/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadIntegrationTemplateResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditApiParametersOfIntegrationTemplateMockHandler = (overrideResponse?: EditApiParametersOfIntegrationTemplate200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EditApiParametersOfIntegrationTemplate200> | EditApiParametersOfIntegrationTemplate200), options?: RequestHandlerOptions) => {
  return http.post('*/user/integration_templates/:id/edit_api_parameters', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditApiParametersOfIntegrationTemplateResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditApiSyncOfIntegrationTemplateMockHandler = (overrideResponse?: EditApiSyncOfIntegrationTemplate200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EditApiSyncOfIntegrationTemplate200> | EditApiSyncOfIntegrationTemplate200), options?: RequestHandlerOptions) => {
  return http.post('*/user/integration_templates/:id/edit_api_sync', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditApiSyncOfIntegrationTemplateResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditGoalsOfIntegrationTemplateMockHandler = (overrideResponse?: EditGoalsOfIntegrationTemplate200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EditGoalsOfIntegrationTemplate200> | EditGoalsOfIntegrationTemplate200), options?: RequestHandlerOptions) => {
  return http.post('*/user/integration_templates/:id/edit_goals', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditGoalsOfIntegrationTemplateResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditLeadStatusMappingsOfIntegrationTemplateMockHandler = (overrideResponse?: EditLeadStatusMappingsOfIntegrationTemplate200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EditLeadStatusMappingsOfIntegrationTemplate200> | EditLeadStatusMappingsOfIntegrationTemplate200), options?: RequestHandlerOptions) => {
  return http.post('*/user/integration_templates/:id/edit_lead_status_mappings', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditLeadStatusMappingsOfIntegrationTemplateResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditOutApiMappingsOfIntegrationTemplateMockHandler = (overrideResponse?: EditOutApiMappingsOfIntegrationTemplate200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EditOutApiMappingsOfIntegrationTemplate200> | EditOutApiMappingsOfIntegrationTemplate200), options?: RequestHandlerOptions) => {
  return http.post('*/user/integration_templates/:id/edit_out_api_mappings', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditOutApiMappingsOfIntegrationTemplateResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditPostbackOfIntegrationTemplateMockHandler = (overrideResponse?: EditPostbackOfIntegrationTemplate200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EditPostbackOfIntegrationTemplate200> | EditPostbackOfIntegrationTemplate200), options?: RequestHandlerOptions) => {
  return http.post('*/user/integration_templates/:id/edit_postback', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditPostbackOfIntegrationTemplateResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditRedirectOfIntegrationTemplateMockHandler = (overrideResponse?: EditRedirectOfIntegrationTemplate200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EditRedirectOfIntegrationTemplate200> | EditRedirectOfIntegrationTemplate200), options?: RequestHandlerOptions) => {
  return http.post('*/user/integration_templates/:id/edit_redirect', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditRedirectOfIntegrationTemplateResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportIntegrationTemplateMockHandler = (overrideResponse?: ExportIntegrationTemplate200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ExportIntegrationTemplate200> | ExportIntegrationTemplate200), options?: RequestHandlerOptions) => {
  return http.get('*/user/integration_templates/:id/file', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportIntegrationTemplateResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListIntegrationTemplateHistoryMockHandler = (overrideResponse?: ListIntegrationTemplateHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListIntegrationTemplateHistory200> | ListIntegrationTemplateHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/integration_templates/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListIntegrationTemplateHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getIntegrationTemplateMock = () => [
  getListShippedTemplatesMockHandler(),
  getListIntegrationTemplatesMockHandler(),
  getCreateIntegrationTemplatesMockHandler(),
  getEditIntegrationTemplatesMockHandler(),
  getChangeStatusOfIntegrationTemplatesMockHandler(),
  getCloneIntegrationTemplatesMockHandler(),
  getExportIntegrationTemplatesMockHandler(),
  getCreateTemplateOfFileMockHandler(),
  getReadIntegrationTemplateMockHandler(),
  getEditApiParametersOfIntegrationTemplateMockHandler(),
  getEditApiSyncOfIntegrationTemplateMockHandler(),
  getEditGoalsOfIntegrationTemplateMockHandler(),
  getEditLeadStatusMappingsOfIntegrationTemplateMockHandler(),
  getEditOutApiMappingsOfIntegrationTemplateMockHandler(),
  getEditPostbackOfIntegrationTemplateMockHandler(),
  getEditRedirectOfIntegrationTemplateMockHandler(),
  getExportIntegrationTemplateMockHandler(),
  getListIntegrationTemplateHistoryMockHandler()
];
