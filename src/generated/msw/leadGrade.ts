// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ListLeadGradeHistory200 = operations['listLeadGradeHistory']['responses'][200]['content']['application/json'];
type ListLeadGrades200 = operations['listLeadGrades']['responses'][200]['content']['application/json'];
type ReadLeadGrade200 = operations['readLeadGrade']['responses'][200]['content']['application/json'];

export const getListLeadGradesResponseMock = (): ListLeadGrades200 => ({
  data: {
    items: [
      {
        id: 1,
        vertical: 1,
        title: 'Grade 1',
        final: false,
        tone: 'neutral',
        position: 1,
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

export const getReadLeadGradeResponseMock = (): ReadLeadGrade200 => ({
  data: {
    id: 1,
    vertical: 1,
    title: 'Grade 1',
    final: false,
    tone: 'neutral',
    position: 1,
    createdAt: 1767225600,
    createdBy: 1,
    updatedAt: 1767225600,
    updatedBy: 1,
    version: 1,
  },
});

export const getListLeadGradeHistoryResponseMock = (): ListLeadGradeHistory200 => ({
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

export const getListLeadGradesMockHandler = (overrideResponse?: ListLeadGrades200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListLeadGrades200> | ListLeadGrades200), options?: RequestHandlerOptions) => {
  return http.get('*/user/lead_grades', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListLeadGradesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadLeadGradeMockHandler = (overrideResponse?: ReadLeadGrade200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadLeadGrade200> | ReadLeadGrade200), options?: RequestHandlerOptions) => {
  return http.get('*/user/lead_grades/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadLeadGradeResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListLeadGradeHistoryMockHandler = (overrideResponse?: ListLeadGradeHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListLeadGradeHistory200> | ListLeadGradeHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/lead_grades/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListLeadGradeHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getLeadGradeMock = () => [
  getListLeadGradesMockHandler(),
  getReadLeadGradeMockHandler(),
  getListLeadGradeHistoryMockHandler()
];
