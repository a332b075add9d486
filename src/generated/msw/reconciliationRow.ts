// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ExportReconciliationRows201 = operations['exportReconciliationRows']['responses'][201]['content']['application/json'];
type ListReconciliationRows200 = operations['listReconciliationRows']['responses'][200]['content']['application/json'];
type ReadReconciliationRow200 = operations['readReconciliationRow']['responses'][200]['content']['application/json'];

export const getListReconciliationRowsResponseMock = (): ListReconciliationRows200 => ({
  data: {
    items: [
      {
        id: 1,
        reconciliation: 1,
        row: 1,
        reference: 'ID in the file 1',
        verdict: 'matched',
        fault: 'noId',
        conversion: 1,
        currency: 1,
        amountHere: '1',
        amountThere: '1',
        statusHere: 1,
        statusThere: 1,
        invoice: 'On invoice 1',
        invoiceKeeps: 'all',
        outcome: 'corrected',
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

export const getExportReconciliationRowsResponseMock = (): ExportReconciliationRows201 => ({
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

export const getReadReconciliationRowResponseMock = (): ReadReconciliationRow200 => ({
  data: {
    id: 1,
    reconciliation: 1,
    row: 1,
    reference: 'ID in the file 1',
    verdict: 'matched',
    fault: 'noId',
    conversion: 1,
    currency: 1,
    amountHere: '1',
    amountThere: '1',
    statusHere: 1,
    statusThere: 1,
    invoice: 'On invoice 1',
    invoiceKeeps: 'all',
    outcome: 'corrected',
    createdAt: 1767225600,
    createdBy: 1,
    updatedAt: 1767225600,
    updatedBy: 1,
    version: 1,
  },
});

export const getListReconciliationRowsMockHandler = (overrideResponse?: ListReconciliationRows200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListReconciliationRows200> | ListReconciliationRows200), options?: RequestHandlerOptions) => {
  return http.get('*/user/reconciliation_rows', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListReconciliationRowsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportReconciliationRowsMockHandler = (overrideResponse?: ExportReconciliationRows201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportReconciliationRows201> | ExportReconciliationRows201), options?: RequestHandlerOptions) => {
  return http.post('*/user/reconciliation_rows/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportReconciliationRowsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadReconciliationRowMockHandler = (overrideResponse?: ReadReconciliationRow200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadReconciliationRow200> | ReadReconciliationRow200), options?: RequestHandlerOptions) => {
  return http.get('*/user/reconciliation_rows/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadReconciliationRowResponseMock(),
      { status: 200
    })
    }, options);
};
export const getReconciliationRowMock = () => [
  getListReconciliationRowsMockHandler(),
  getExportReconciliationRowsMockHandler(),
  getReadReconciliationRowMockHandler()
];
