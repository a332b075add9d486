// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type EditOfLead200 = operations['editOfLead']['responses'][200]['content']['application/json'];
type EditOfLeads200 = operations['editOfLeads']['responses'][200]['content']['application/json'];
type EnterLead201 = operations['enterLead']['responses'][201]['content']['application/json'];
type ExportLeads201 = operations['exportLeads']['responses'][201]['content']['application/json'];
type GradeOfLead200 = operations['gradeOfLead']['responses'][200]['content']['application/json'];
type GradeOfLeads200 = operations['gradeOfLeads']['responses'][200]['content']['application/json'];
type ImportOfLeads201 = operations['importOfLeads']['responses'][201]['content']['application/json'];
type ListLeads200 = operations['listLeads']['responses'][200]['content']['application/json'];
type PreviewImportOfLeads200 = operations['previewImportOfLeads']['responses'][200]['content']['application/json'];
type PreviewResendOfLead200 = operations['previewResendOfLead']['responses'][200]['content']['application/json'];
type ReadLead200 = operations['readLead']['responses'][200]['content']['application/json'];
type ResendOfLead200 = operations['resendOfLead']['responses'][200]['content']['application/json'];
type ResendOfLeads200 = operations['resendOfLeads']['responses'][200]['content']['application/json'];
type SettleOfLead200 = operations['settleOfLead']['responses'][200]['content']['application/json'];
type SettleOfLeads200 = operations['settleOfLeads']['responses'][200]['content']['application/json'];
type TrashOfLead200 = operations['trashOfLead']['responses'][200]['content']['application/json'];
type TrashOfLeads200 = operations['trashOfLeads']['responses'][200]['content']['application/json'];

export const getListLeadsResponseMock = (): ListLeads200 => ({
  data: {
    items: [
      {
        id: 1,
        secureId: 's000000000000000000000',
        affiliate: 1,
        campaign: 1,
        offer: 1,
        apiStatus: 'new',
        reason: 'campaign_active',
        refusal: 'blocked',
        grade: 1,
        firstName: 'First name 1',
        lastName: 'Last name 1',
        phone: 'Phone 1',
        email: 'Email 1',
        country: 'LV',
        language: 'lv',
        ip: '203.0.113.1',
        sourceUrl: 'Page of the form 1',
        clickId: 'Click ID 1',
        sub1: 'Sub ID 1 1',
        sub2: 'Sub ID 2 1',
        sub3: 'Sub ID 3 1',
        sub4: 'Sub ID 4 1',
        sub5: 'Sub ID 5 1',
        sub6: 'Sub ID 6 1',
        sub7: 'Sub ID 7 1',
        sub8: 'Sub ID 8 1',
        sub9: 'Sub ID 9 1',
        advertiser: 1,
        integration: 1,
        redirectUrl: 'https://example.com/page-1',
        isTest: true,
        isCold: false,
        erasedAt: 1767225600,
        createdAt: 1767225600,
      },
    ],
    meta: { totalCount: 1 },
  },
});

export const getEnterLeadResponseMock = (): EnterLead201 => ({ data: { id: 90412, apiStatus: 'sent' } });

export const getEditOfLeadsResponseMock = (): EditOfLeads200 => ({ data: { items: [{ id: 90412, createdAt: 1767225600, apiStatus: 'trash' }] } });

export const getExportLeadsResponseMock = (): ExportLeads201 => ({
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

export const getGradeOfLeadsResponseMock = (): GradeOfLeads200 => ({ data: { items: [{ id: 90412, createdAt: 1767225600, apiStatus: 'trash' }] } });

export const getImportOfLeadsResponseMock = (): ImportOfLeads201 => ({
  data: {
    id: 7,
    collection: 'stat/leads',
    call: 'import',
    state: 'queued',
    total: 2,
    done: 0,
    failed: 0,
    canUndo: false,
    code: null,
    createdAt: 1767225600,
    endedAt: null,
  },
});

export const getPreviewImportOfLeadsResponseMock = (): PreviewImportOfLeads200 => ({
  data: {
    columns: [{ title: 'Phone', field: 'phone', sample: '+37120001234' }],
    fields: ['firstName', 'phone'],
    total: 2,
    faulty: 0,
    rows: [{ row: 2, verdict: 'offered', field: null, message: null }],
  },
});

export const getResendOfLeadsResponseMock = (): ResendOfLeads200 => ({
  data: {
    items: [
      {
        id: 90412,
        apiStatus: 'sent',
        isUnderWay: false,
        reason: null,
        failure: null,
      },
    ],
  },
});

export const getSettleOfLeadsResponseMock = (): SettleOfLeads200 => ({ data: { items: [{ id: 90412, createdAt: 1767225600, apiStatus: 'trash' }] } });

export const getTrashOfLeadsResponseMock = (): TrashOfLeads200 => ({ data: { items: [{ id: 90412, createdAt: 1767225600, apiStatus: 'trash' }] } });

export const getReadLeadResponseMock = (): ReadLead200 => ({
  data: {
    id: 1,
    secureId: 's000000000000000000000',
    affiliate: 1,
    campaign: 1,
    offer: 1,
    apiStatus: 'new',
    reason: 'campaign_active',
    refusal: 'blocked',
    grade: 1,
    firstName: 'First name 1',
    lastName: 'Last name 1',
    phone: 'Phone 1',
    email: 'Email 1',
    country: 'LV',
    language: 'lv',
    ip: '203.0.113.1',
    sourceUrl: 'Page of the form 1',
    clickId: 'Click ID 1',
    sub1: 'Sub ID 1 1',
    sub2: 'Sub ID 2 1',
    sub3: 'Sub ID 3 1',
    sub4: 'Sub ID 4 1',
    sub5: 'Sub ID 5 1',
    sub6: 'Sub ID 6 1',
    sub7: 'Sub ID 7 1',
    sub8: 'Sub ID 8 1',
    sub9: 'Sub ID 9 1',
    advertiser: 1,
    integration: 1,
    redirectUrl: 'https://example.com/page-1',
    isTest: true,
    isCold: false,
    erasedAt: 1767225600,
    createdAt: 1767225600,
  },
});

export const getEditOfLeadResponseMock = (): EditOfLead200 => ({ data: { items: [{ id: 90412, createdAt: 1767225600, apiStatus: 'trash' }] } });

export const getGradeOfLeadResponseMock = (): GradeOfLead200 => ({ data: { items: [{ id: 90412, createdAt: 1767225600, apiStatus: 'trash' }] } });

export const getPreviewResendOfLeadResponseMock = (): PreviewResendOfLead200 => ({
  data: {
    outcome: 'offered',
    otherwise: 'unsent',
    reason: null,
    reasonText: null,
    affiliateText: null,
    url: null,
    checks: [
      {
        code: 'campaign_active',
        passed: true,
        waived: false,
        text: 'Campaign is active',
        detail: null,
      },
    ],
    candidates: [
      {
        targeting: 12,
        advertiser: 7,
        integration: 31,
        landing: null,
        order: 1,
        checks: [
          {
            code: 'cap_room',
            passed: true,
            waived: false,
            text: 'Cap has room',
            detail: 5,
          },
        ],
      },
    ],
  },
});

export const getResendOfLeadResponseMock = (): ResendOfLead200 => ({
  data: {
    items: [
      {
        id: 90412,
        apiStatus: 'sent',
        isUnderWay: false,
        reason: null,
        failure: null,
      },
    ],
  },
});

export const getSettleOfLeadResponseMock = (): SettleOfLead200 => ({ data: { items: [{ id: 90412, createdAt: 1767225600, apiStatus: 'trash' }] } });

export const getTrashOfLeadResponseMock = (): TrashOfLead200 => ({ data: { items: [{ id: 90412, createdAt: 1767225600, apiStatus: 'trash' }] } });

export const getListLeadsMockHandler = (overrideResponse?: ListLeads200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListLeads200> | ListLeads200), options?: RequestHandlerOptions) => {
  return http.get('*/stat/leads', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListLeadsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEnterLeadMockHandler = (overrideResponse?: EnterLead201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EnterLead201> | EnterLead201), options?: RequestHandlerOptions) => {
  return http.post('*/stat/leads', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEnterLeadResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditOfLeadsMockHandler = (overrideResponse?: EditOfLeads200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditOfLeads200> | EditOfLeads200), options?: RequestHandlerOptions) => {
  return http.patch('*/stat/leads/edit', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditOfLeadsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportLeadsMockHandler = (overrideResponse?: ExportLeads201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportLeads201> | ExportLeads201), options?: RequestHandlerOptions) => {
  return http.post('*/stat/leads/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportLeadsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getGradeOfLeadsMockHandler = (overrideResponse?: GradeOfLeads200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<GradeOfLeads200> | GradeOfLeads200), options?: RequestHandlerOptions) => {
  return http.patch('*/stat/leads/grade', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getGradeOfLeadsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getImportOfLeadsMockHandler = (overrideResponse?: ImportOfLeads201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImportOfLeads201> | ImportOfLeads201), options?: RequestHandlerOptions) => {
  return http.post('*/stat/leads/import', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getImportOfLeadsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getPreviewImportOfLeadsMockHandler = (overrideResponse?: PreviewImportOfLeads200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PreviewImportOfLeads200> | PreviewImportOfLeads200), options?: RequestHandlerOptions) => {
  return http.post('*/stat/leads/preview_import', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getPreviewImportOfLeadsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getResendOfLeadsMockHandler = (overrideResponse?: ResendOfLeads200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ResendOfLeads200> | ResendOfLeads200), options?: RequestHandlerOptions) => {
  return http.patch('*/stat/leads/resend', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getResendOfLeadsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getSettleOfLeadsMockHandler = (overrideResponse?: SettleOfLeads200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<SettleOfLeads200> | SettleOfLeads200), options?: RequestHandlerOptions) => {
  return http.patch('*/stat/leads/settle', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getSettleOfLeadsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getTrashOfLeadsMockHandler = (overrideResponse?: TrashOfLeads200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TrashOfLeads200> | TrashOfLeads200), options?: RequestHandlerOptions) => {
  return http.patch('*/stat/leads/trash', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getTrashOfLeadsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadLeadMockHandler = (overrideResponse?: ReadLead200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadLead200> | ReadLead200), options?: RequestHandlerOptions) => {
  return http.get('*/stat/leads/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadLeadResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditOfLeadMockHandler = (overrideResponse?: EditOfLead200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditOfLead200> | EditOfLead200), options?: RequestHandlerOptions) => {
  return http.patch('*/stat/leads/:id/edit', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditOfLeadResponseMock(),
      { status: 200
    })
    }, options);
};

export const getGradeOfLeadMockHandler = (overrideResponse?: GradeOfLead200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<GradeOfLead200> | GradeOfLead200), options?: RequestHandlerOptions) => {
  return http.patch('*/stat/leads/:id/grade', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getGradeOfLeadResponseMock(),
      { status: 200
    })
    }, options);
};

export const getPreviewResendOfLeadMockHandler = (overrideResponse?: PreviewResendOfLead200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PreviewResendOfLead200> | PreviewResendOfLead200), options?: RequestHandlerOptions) => {
  return http.post('*/stat/leads/:id/preview_resend', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getPreviewResendOfLeadResponseMock(),
      { status: 200
    })
    }, options);
};

export const getResendOfLeadMockHandler = (overrideResponse?: ResendOfLead200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ResendOfLead200> | ResendOfLead200), options?: RequestHandlerOptions) => {
  return http.patch('*/stat/leads/:id/resend', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getResendOfLeadResponseMock(),
      { status: 200
    })
    }, options);
};

export const getSettleOfLeadMockHandler = (overrideResponse?: SettleOfLead200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<SettleOfLead200> | SettleOfLead200), options?: RequestHandlerOptions) => {
  return http.patch('*/stat/leads/:id/settle', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getSettleOfLeadResponseMock(),
      { status: 200
    })
    }, options);
};

export const getTrashOfLeadMockHandler = (overrideResponse?: TrashOfLead200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TrashOfLead200> | TrashOfLead200), options?: RequestHandlerOptions) => {
  return http.patch('*/stat/leads/:id/trash', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getTrashOfLeadResponseMock(),
      { status: 200
    })
    }, options);
};
export const getLeadMock = () => [
  getListLeadsMockHandler(),
  getEnterLeadMockHandler(),
  getEditOfLeadsMockHandler(),
  getExportLeadsMockHandler(),
  getGradeOfLeadsMockHandler(),
  getImportOfLeadsMockHandler(),
  getPreviewImportOfLeadsMockHandler(),
  getResendOfLeadsMockHandler(),
  getSettleOfLeadsMockHandler(),
  getTrashOfLeadsMockHandler(),
  getReadLeadMockHandler(),
  getEditOfLeadMockHandler(),
  getGradeOfLeadMockHandler(),
  getPreviewResendOfLeadMockHandler(),
  getResendOfLeadMockHandler(),
  getSettleOfLeadMockHandler(),
  getTrashOfLeadMockHandler()
];
