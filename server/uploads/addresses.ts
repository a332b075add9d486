/** Path of an image's content, on any host that serves the API. */
export const imagePath = '/api/v1/public/images/';

/** Returns an image's URL: on the tenant's host for files, if any, else on the host that serves the API (D76). */
export const imageAddress = (secureId: string, storageDomain: string | null): string =>
  `${storageDomain ? `https://${storageDomain}` : ''}${imagePath}${secureId}`;
