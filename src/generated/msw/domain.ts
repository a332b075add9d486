// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type CreateDomains201 = operations['createDomains']['responses'][201]['content']['application/json'];
type DeleteDomains200 = operations['deleteDomains']['responses'][200]['content']['application/json'];
type EditDomains200 = operations['editDomains']['responses'][200]['content']['application/json'];
type ExportDomains201 = operations['exportDomains']['responses'][201]['content']['application/json'];
type ListDomainHistory200 = operations['listDomainHistory']['responses'][200]['content']['application/json'];
type ListDomains200 = operations['listDomains']['responses'][200]['content']['application/json'];
type ReadDomain200 = operations['readDomain']['responses'][200]['content']['application/json'];
type VerifyOfDomains200 = operations['verifyOfDomains']['responses'][200]['content']['application/json'];

export const getListDomainsResponseMock = (): ListDomains200 => ({
  data: {
    items: [
      {
        id: 1,
        host: 'host-1.example.com',
        kinds: ['track'],
        defaultFor: ['track'],
        note: 'Note 1',
        state: 'waiting',
        proof: 's000000000000000000000',
        checkedAt: 1767225600,
        verifiedAt: 1767225600,
        problem: 'no_record',
        failure: 'What was found 1',
        target: 'Point it to 1',
        reach: 'here',
        reachProblem: 'no_address',
        reachFound: 'Response from 1',
        certificate: 'valid',
        certificateExpiresAt: 1767225600,
        misses: 0,
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

export const getCreateDomainsResponseMock = (): CreateDomains201 => ({
  data: {
    items: [
      {
        id: 1,
        host: 'host-1.example.com',
        kinds: ['track'],
        defaultFor: ['track'],
        note: 'Note 1',
        state: 'waiting',
        proof: 's000000000000000000000',
        checkedAt: 1767225600,
        verifiedAt: 1767225600,
        problem: 'no_record',
        failure: 'What was found 1',
        target: 'Point it to 1',
        reach: 'here',
        reachProblem: 'no_address',
        reachFound: 'Response from 1',
        certificate: 'valid',
        certificateExpiresAt: 1767225600,
        misses: 0,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getEditDomainsResponseMock = (): EditDomains200 => ({
  data: {
    items: [
      {
        id: 1,
        host: 'host-1.example.com',
        kinds: ['track'],
        defaultFor: ['track'],
        note: 'Note 1',
        state: 'waiting',
        proof: 's000000000000000000000',
        checkedAt: 1767225600,
        verifiedAt: 1767225600,
        problem: 'no_record',
        failure: 'What was found 1',
        target: 'Point it to 1',
        reach: 'here',
        reachProblem: 'no_address',
        reachFound: 'Response from 1',
        certificate: 'valid',
        certificateExpiresAt: 1767225600,
        misses: 0,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getDeleteDomainsResponseMock = (): DeleteDomains200 => ({ data: { items: [{ id: 1 }] } });

export const getExportDomainsResponseMock = (): ExportDomains201 => ({
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

export const getVerifyOfDomainsResponseMock = (): VerifyOfDomains200 => ({
  data: {
    items: [
      {
        id: 1,
        host: 'host-1.example.com',
        kinds: ['track'],
        defaultFor: ['track'],
        note: 'Note 1',
        state: 'waiting',
        proof: 's000000000000000000000',
        checkedAt: 1767225600,
        verifiedAt: 1767225600,
        problem: 'no_record',
        failure: 'What was found 1',
        target: 'Point it to 1',
        reach: 'here',
        reachProblem: 'no_address',
        reachFound: 'Response from 1',
        certificate: 'valid',
        certificateExpiresAt: 1767225600,
        misses: 0,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getReadDomainResponseMock = (): ReadDomain200 => ({
  data: {
    id: 1,
    host: 'host-1.example.com',
    kinds: ['track'],
    defaultFor: ['track'],
    note: 'Note 1',
    state: 'waiting',
    proof: 's000000000000000000000',
    checkedAt: 1767225600,
    verifiedAt: 1767225600,
    problem: 'no_record',
    failure: 'What was found 1',
    target: 'Point it to 1',
    reach: 'here',
    reachProblem: 'no_address',
    reachFound: 'Response from 1',
    certificate: 'valid',
    certificateExpiresAt: 1767225600,
    misses: 0,
    createdAt: 1767225600,
    createdBy: 1,
    updatedAt: 1767225600,
    updatedBy: 1,
    version: 1,
  },
});

export const getListDomainHistoryResponseMock = (): ListDomainHistory200 => ({
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

export const getListDomainsMockHandler = (overrideResponse?: ListDomains200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListDomains200> | ListDomains200), options?: RequestHandlerOptions) => {
  return http.get('*/user/domains', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListDomainsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateDomainsMockHandler = (overrideResponse?: CreateDomains201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateDomains201> | CreateDomains201), options?: RequestHandlerOptions) => {
  return http.put('*/user/domains', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateDomainsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditDomainsMockHandler = (overrideResponse?: EditDomains200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditDomains200> | EditDomains200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/domains', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditDomainsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getDeleteDomainsMockHandler = (overrideResponse?: DeleteDomains200 | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeleteDomains200> | DeleteDomains200), options?: RequestHandlerOptions) => {
  return http.delete('*/user/domains', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getDeleteDomainsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportDomainsMockHandler = (overrideResponse?: ExportDomains201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportDomains201> | ExportDomains201), options?: RequestHandlerOptions) => {
  return http.post('*/user/domains/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportDomainsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getVerifyOfDomainsMockHandler = (overrideResponse?: VerifyOfDomains200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VerifyOfDomains200> | VerifyOfDomains200), options?: RequestHandlerOptions) => {
  return http.post('*/user/domains/verify', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getVerifyOfDomainsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadDomainMockHandler = (overrideResponse?: ReadDomain200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadDomain200> | ReadDomain200), options?: RequestHandlerOptions) => {
  return http.get('*/user/domains/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadDomainResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListDomainHistoryMockHandler = (overrideResponse?: ListDomainHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListDomainHistory200> | ListDomainHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/domains/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListDomainHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getDomainMock = () => [
  getListDomainsMockHandler(),
  getCreateDomainsMockHandler(),
  getEditDomainsMockHandler(),
  getDeleteDomainsMockHandler(),
  getExportDomainsMockHandler(),
  getVerifyOfDomainsMockHandler(),
  getReadDomainMockHandler(),
  getListDomainHistoryMockHandler()
];
