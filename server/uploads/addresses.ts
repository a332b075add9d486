/** Where the content of an image is read, from the root of whichever host takes the calls. */
export const imagePath = '/api/v1/public/images/';

/** Address of an image: on the tenant's host for files, if it has one, else on the host that takes the calls. */
export const imageAddress = (secureId: string, storageDomain: string | null): string =>
  `${storageDomain ? `https://${storageDomain}` : ''}${imagePath}${secureId}`;

/** The image an address leads to; undefined where it is no address of an image of ours. */
export const secureIdOf = (address: string): string | undefined => {
  const url = URL.parse(address, 'https://here.invalid');
  if (!url || url.search !== '' || url.hash !== '' || !url.pathname.startsWith(imagePath)) return undefined;
  const secureId = url.pathname.slice(imagePath.length);
  return /^[A-Za-z0-9_-]{16,64}$/.test(secureId) ? secureId : undefined;
};
