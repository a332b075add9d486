import { createHash, randomBytes } from 'node:crypto';

/** API tokens as they are told and kept: `slc_<tenant>_<secret>`, the tenant in base 36. */

const secretBytes = 32;
const hintLength = 4;
const shape = /^slc_([\da-z]{1,10})_[\w-]{43}$/;

/** A new token that nobody can guess; it is told once and never kept as it is. */
export const newApiToken = (tenantId: number): string =>
  `slc_${tenantId.toString(36)}_${randomBytes(secretBytes).toString('base64url')}`;

/** What is kept of an API token; its secret is long enough to need no slow hash. */
export const hashOfApiToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** By what its owner knows it again. */
export const apiTokenHint = (token: string): string => token.slice(-hintLength);

/** The tenant that an API token says it belongs to; undefined for what is no API token. */
export const tenantOfApiToken = (token: string): number | undefined => {
  const tenant = shape.exec(token)?.[1];
  return tenant === undefined ? undefined : Number.parseInt(tenant, 36);
};
