/** Where the content of an image is read, from the root of whichever host takes the calls. */
export const imagePath = '/api/v1/public/images/';

/** Address of an image: on the tenant's host for files, if it has one, else on the host that takes the calls (D76). */
export const imageAddress = (secureId: string, storageDomain: string | null): string =>
  `${storageDomain ? `https://${storageDomain}` : ''}${imagePath}${secureId}`;
