// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type DeleteImages200 = operations['deleteImages']['responses'][200]['content']['application/json'];
type ListImages200 = operations['listImages']['responses'][200]['content']['application/json'];
type ReadImage200 = operations['readImage']['responses'][200]['content']['application/json'];
type UploadImage201 = operations['uploadImage']['responses'][201]['content']['application/json'];

export const getListImagesResponseMock = (): ListImages200 => ({
  data: {
    items: [
      {
        id: 1,
        secureId: 's000000000000000000000',
        scope: 'offer',
        fileName: 'File name 1',
        contentType: 'Content type 1',
        bytes: 1,
        url: 'https://example.com/page-1',
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

export const getDeleteImagesResponseMock = (): DeleteImages200 => ({ data: { items: [{ id: 1 }] } });

export const getUploadImageResponseMock = (): UploadImage201 => ({
  data: {
    id: 1,
    secureId: 's000000000000000000000',
    scope: 'offer',
    fileName: 'File name 1',
    contentType: 'Content type 1',
    bytes: 1,
    url: 'https://example.com/page-1',
    createdAt: 1767225600,
    createdBy: null,
    updatedAt: 1767225600,
    updatedBy: null,
    version: 1,
  },
});

export const getReadImageResponseMock = (): ReadImage200 => ({
  data: {
    id: 1,
    secureId: 's000000000000000000000',
    scope: 'offer',
    fileName: 'File name 1',
    contentType: 'Content type 1',
    bytes: 1,
    url: 'https://example.com/page-1',
    createdAt: 1767225600,
    createdBy: 1,
    updatedAt: 1767225600,
    updatedBy: 1,
    version: 1,
  },
});

export const getListImagesMockHandler = (overrideResponse?: ListImages200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListImages200> | ListImages200), options?: RequestHandlerOptions) => {
  return http.get('*/user/images', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListImagesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getDeleteImagesMockHandler = (overrideResponse?: DeleteImages200 | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeleteImages200> | DeleteImages200), options?: RequestHandlerOptions) => {
  return http.delete('*/user/images', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getDeleteImagesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getUploadImageMockHandler = (overrideResponse?: UploadImage201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UploadImage201> | UploadImage201), options?: RequestHandlerOptions) => {
  return http.post('*/user/images', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getUploadImageResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadImageMockHandler = (overrideResponse?: ReadImage200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadImage200> | ReadImage200), options?: RequestHandlerOptions) => {
  return http.get('*/user/images/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadImageResponseMock(),
      { status: 200
    })
    }, options);
};
export const getImageMock = () => [
  getListImagesMockHandler(),
  getDeleteImagesMockHandler(),
  getUploadImageMockHandler(),
  getReadImageMockHandler()
];
