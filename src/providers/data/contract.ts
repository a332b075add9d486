import type { components } from '../../generated/api.d.ts';

export type { paths } from '../../generated/api.d.ts';

type Schemas = components['schemas'];

/** The signed-in user, as the API describes him to himself. */
export type CurrentUser = Schemas['Me'];
/** What the sign-in page and the header show of the tenant, and where its API is. */
export type TenantSettings = Schemas['ApiSettings'];
export type TokenPair = Pick<Schemas['Tokens'], 'token' | 'refreshToken'>;
