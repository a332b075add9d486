// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type CreateNotes201 = operations['createNotes']['responses'][201]['content']['application/json'];
type EditNotes200 = operations['editNotes']['responses'][200]['content']['application/json'];
type ListNoteHistory200 = operations['listNoteHistory']['responses'][200]['content']['application/json'];
type ListNotes200 = operations['listNotes']['responses'][200]['content']['application/json'];
type ReadNote200 = operations['readNote']['responses'][200]['content']['application/json'];
type RemoveOfNotes200 = operations['removeOfNotes']['responses'][200]['content']['application/json'];

export const getListNotesResponseMock = (): ListNotes200 => ({
  data: {
    items: [
      {
        id: 1,
        target: 'advertiser',
        targetId: 1,
        title: 'Title 1',
        content: 'Text 1',
        isPinned: false,
        targetUser: 1,
        isRemoved: false,
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

export const getCreateNotesResponseMock = (): CreateNotes201 => ({
  data: {
    items: [
      {
        id: 1,
        target: 'advertiser',
        targetId: 1,
        title: 'Title 1',
        content: 'Text 1',
        isPinned: false,
        targetUser: 1,
        isRemoved: false,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getEditNotesResponseMock = (): EditNotes200 => ({
  data: {
    items: [
      {
        id: 1,
        target: 'advertiser',
        targetId: 1,
        title: 'Title 1',
        content: 'Text 1',
        isPinned: false,
        targetUser: 1,
        isRemoved: false,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getRemoveOfNotesResponseMock = (): RemoveOfNotes200 => ({
  data: {
    items: [
      {
        id: 1,
        target: 'advertiser',
        targetId: 1,
        title: 'Title 1',
        content: 'Text 1',
        isPinned: false,
        targetUser: 1,
        isRemoved: false,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getReadNoteResponseMock = (): ReadNote200 => ({
  data: {
    id: 1,
    target: 'advertiser',
    targetId: 1,
    title: 'Title 1',
    content: 'Text 1',
    isPinned: false,
    targetUser: 1,
    isRemoved: false,
    createdAt: 1767225600,
    createdBy: 1,
    updatedAt: 1767225600,
    updatedBy: 1,
    version: 1,
  },
});

export const getListNoteHistoryResponseMock = (): ListNoteHistory200 => ({
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

export const getListNotesMockHandler = (overrideResponse?: ListNotes200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListNotes200> | ListNotes200), options?: RequestHandlerOptions) => {
  return http.get('*/user/notes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListNotesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateNotesMockHandler = (overrideResponse?: CreateNotes201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateNotes201> | CreateNotes201), options?: RequestHandlerOptions) => {
  return http.put('*/user/notes', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateNotesResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditNotesMockHandler = (overrideResponse?: EditNotes200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditNotes200> | EditNotes200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/notes', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditNotesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getRemoveOfNotesMockHandler = (overrideResponse?: RemoveOfNotes200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RemoveOfNotes200> | RemoveOfNotes200), options?: RequestHandlerOptions) => {
  return http.post('*/user/notes/remove', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getRemoveOfNotesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadNoteMockHandler = (overrideResponse?: ReadNote200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadNote200> | ReadNote200), options?: RequestHandlerOptions) => {
  return http.get('*/user/notes/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadNoteResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListNoteHistoryMockHandler = (overrideResponse?: ListNoteHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListNoteHistory200> | ListNoteHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/notes/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListNoteHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getNoteMock = () => [
  getListNotesMockHandler(),
  getCreateNotesMockHandler(),
  getEditNotesMockHandler(),
  getRemoveOfNotesMockHandler(),
  getReadNoteMockHandler(),
  getListNoteHistoryMockHandler()
];
