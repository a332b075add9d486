import { createHash, randomBytes } from 'node:crypto';

/** Format and storage of API tokens: `slc_<tenant>_<secret>`, the tenant in base 36. */

const secretBytes = 32;
const hintLength = 4;
const shape = /^slc_([\da-z]{1,10})_[\w-]{43}$/;

/** Returns a new unguessable token; it is shown once and never stored in plain text. */
export const newApiToken = (tenantId: number): string =>
  `slc_${tenantId.toString(36)}_${randomBytes(secretBytes).toString('base64url')}`;

/** Returns what is stored of an API token; its secret is long enough to need no slow hash. */
export const hashOfApiToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Returns the part by which its owner recognises it. */
export const apiTokenHint = (token: string): string => token.slice(-hintLength);

/** Returns the tenant that an API token claims to belong to; undefined if it isn't an API token. */
export const tenantOfApiToken = (token: string): number | undefined => {
  const tenant = shape.exec(token)?.[1];
  return tenant === undefined ? undefined : Number.parseInt(tenant, 36);
};
