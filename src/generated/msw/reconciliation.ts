// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type CorrectByReconciliation200 = operations['correctByReconciliation']['responses'][200]['content']['application/json'];
type CreateReconciliation201 = operations['createReconciliation']['responses'][201]['content']['application/json'];
type EditReconciliations200 = operations['editReconciliations']['responses'][200]['content']['application/json'];
type ExportReconciliations201 = operations['exportReconciliations']['responses'][201]['content']['application/json'];
type ListReconciliationHistory200 = operations['listReconciliationHistory']['responses'][200]['content']['application/json'];
type ListReconciliations200 = operations['listReconciliations']['responses'][200]['content']['application/json'];
type PreviewReconciliation200 = operations['previewReconciliation']['responses'][200]['content']['application/json'];
type ReadReconciliation200 = operations['readReconciliation']['responses'][200]['content']['application/json'];
type UndoReconciliation200 = operations['undoReconciliation']['responses'][200]['content']['application/json'];

export const getListReconciliationsResponseMock = (): ListReconciliations200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'File 1',
        advertiser: 1,
        periodFrom: '1990-01-01',
        periodTo: '1990-01-01',
        state: 'compared',
        rows: 1,
        matched: 1,
        otherAmount: 1,
        otherStatus: 1,
        otherBoth: 1,
        missingHere: 1,
        missingThere: 1,
        faulty: 1,
        frozen: 1,
        corrected: 1,
        correctedAt: 1767225600,
        undoneAt: 1767225600,
        notes: 'Notes 1',
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

export const getEditReconciliationsResponseMock = (): EditReconciliations200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'File 1',
        advertiser: 1,
        periodFrom: '1990-01-01',
        periodTo: '1990-01-01',
        state: 'compared',
        rows: 1,
        matched: 1,
        otherAmount: 1,
        otherStatus: 1,
        otherBoth: 1,
        missingHere: 1,
        missingThere: 1,
        faulty: 1,
        frozen: 1,
        corrected: 1,
        correctedAt: 1767225600,
        undoneAt: 1767225600,
        notes: 'Notes 1',
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getCreateReconciliationResponseMock = (): CreateReconciliation201 => ({
  data: {
    id: 1,
    title: 'october.csv',
    advertiser: 12,
    periodFrom: '2026-10-01',
    periodTo: '2026-10-31',
    state: 'compared',
    rows: 2,
    matched: 1,
    otherAmount: 1,
    otherStatus: 0,
    otherBoth: 0,
    missingHere: 0,
    missingThere: 0,
    faulty: 0,
    frozen: 0,
    corrected: 0,
    correctedAt: null,
    undoneAt: null,
  },
});

export const getExportReconciliationsResponseMock = (): ExportReconciliations201 => ({
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

export const getPreviewReconciliationResponseMock = (): PreviewReconciliation200 => ({
  data: {
    columns: [{ title: 'Transaction', field: 'txid', sample: 'T-100' }],
    fields: ['txid', 'amount'],
    total: 1,
    faulty: 0,
    rows: [{ row: 2, verdict: 'matched', field: null, message: null }],
    counts: {
      matched: 1,
      otherAmount: 0,
      otherStatus: 0,
      otherBoth: 0,
      missingHere: 0,
      missingThere: 0,
      faulty: 0,
    },
    frozen: 0,
  },
});

export const getReadReconciliationResponseMock = (): ReadReconciliation200 => ({
  data: {
    id: 1,
    title: 'File 1',
    advertiser: 1,
    periodFrom: '1990-01-01',
    periodTo: '1990-01-01',
    state: 'compared',
    rows: 1,
    matched: 1,
    otherAmount: 1,
    otherStatus: 1,
    otherBoth: 1,
    missingHere: 1,
    missingThere: 1,
    faulty: 1,
    frozen: 1,
    corrected: 1,
    correctedAt: 1767225600,
    undoneAt: 1767225600,
    notes: 'Notes 1',
    createdAt: 1767225600,
    createdBy: 1,
    updatedAt: 1767225600,
    updatedBy: 1,
    version: 1,
  },
});

export const getCorrectByReconciliationResponseMock = (): CorrectByReconciliation200 => ({
  data: {
    id: 1,
    title: 'october.csv',
    advertiser: 12,
    periodFrom: '2026-10-01',
    periodTo: '2026-10-31',
    state: 'corrected',
    rows: 2,
    matched: 1,
    otherAmount: 1,
    otherStatus: 0,
    otherBoth: 0,
    missingHere: 0,
    missingThere: 0,
    faulty: 0,
    frozen: 0,
    corrected: 1,
    correctedAt: 1795996799,
    undoneAt: null,
  },
});

export const getListReconciliationHistoryResponseMock = (): ListReconciliationHistory200 => ({
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

export const getUndoReconciliationResponseMock = (): UndoReconciliation200 => ({
  data: {
    id: 1,
    title: 'october.csv',
    advertiser: 12,
    periodFrom: '2026-10-01',
    periodTo: '2026-10-31',
    state: 'undone',
    rows: 2,
    matched: 1,
    otherAmount: 1,
    otherStatus: 0,
    otherBoth: 0,
    missingHere: 0,
    missingThere: 0,
    faulty: 0,
    frozen: 0,
    corrected: 1,
    correctedAt: 1795996799,
    undoneAt: 1795999000,
  },
});

export const getListReconciliationsMockHandler = (overrideResponse?: ListReconciliations200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListReconciliations200> | ListReconciliations200), options?: RequestHandlerOptions) => {
  return http.get('*/user/reconciliations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListReconciliationsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditReconciliationsMockHandler = (overrideResponse?: EditReconciliations200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditReconciliations200> | EditReconciliations200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/reconciliations', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditReconciliationsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateReconciliationMockHandler = (overrideResponse?: CreateReconciliation201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreateReconciliation201> | CreateReconciliation201), options?: RequestHandlerOptions) => {
  return http.post('*/user/reconciliations', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateReconciliationResponseMock(),
      { status: 201
    })
    }, options);
};

export const getExportReconciliationsMockHandler = (overrideResponse?: ExportReconciliations201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportReconciliations201> | ExportReconciliations201), options?: RequestHandlerOptions) => {
  return http.post('*/user/reconciliations/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportReconciliationsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getPreviewReconciliationMockHandler = (overrideResponse?: PreviewReconciliation200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PreviewReconciliation200> | PreviewReconciliation200), options?: RequestHandlerOptions) => {
  return http.post('*/user/reconciliations/preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getPreviewReconciliationResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadReconciliationMockHandler = (overrideResponse?: ReadReconciliation200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadReconciliation200> | ReadReconciliation200), options?: RequestHandlerOptions) => {
  return http.get('*/user/reconciliations/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadReconciliationResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCorrectByReconciliationMockHandler = (overrideResponse?: CorrectByReconciliation200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CorrectByReconciliation200> | CorrectByReconciliation200), options?: RequestHandlerOptions) => {
  return http.post('*/user/reconciliations/:id/correct', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCorrectByReconciliationResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListReconciliationHistoryMockHandler = (overrideResponse?: ListReconciliationHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListReconciliationHistory200> | ListReconciliationHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/reconciliations/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListReconciliationHistoryResponseMock(),
      { status: 200
    })
    }, options);
};

export const getUndoReconciliationMockHandler = (overrideResponse?: UndoReconciliation200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UndoReconciliation200> | UndoReconciliation200), options?: RequestHandlerOptions) => {
  return http.post('*/user/reconciliations/:id/undo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getUndoReconciliationResponseMock(),
      { status: 200
    })
    }, options);
};
export const getReconciliationMock = () => [
  getListReconciliationsMockHandler(),
  getEditReconciliationsMockHandler(),
  getCreateReconciliationMockHandler(),
  getExportReconciliationsMockHandler(),
  getPreviewReconciliationMockHandler(),
  getReadReconciliationMockHandler(),
  getCorrectByReconciliationMockHandler(),
  getListReconciliationHistoryMockHandler(),
  getUndoReconciliationMockHandler()
];
