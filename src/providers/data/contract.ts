import type { components } from '../../generated/api.d.ts';

export type { paths } from '../../generated/api.d.ts';

type Schemas = components['schemas'];

/** The signed-in user, as the API describes them to themselves. */
export type CurrentUser = Schemas['Me'];
/** What the sign-in page and the header show of the tenant, and where its API is. */
export type TenantSettings = Schemas['ApiSettings'];
export type TokenPair = Pick<Schemas['Tokens'], 'token' | 'refreshToken'>;
/** The same with what the server may say beside them. */
export type Tokens = TokenPair & { extraInfo?: Pick<Schemas['Tokens']['extraInfo'], 'frontendVersionTs'> };

/** Whether something the API sent is a pair of tokens. */
export const isTokens = (value: unknown): value is Tokens =>
  typeof value === 'object' && value !== null && 'token' in value && 'refreshToken' in value;

/** What an action would change, and how much money that is. */
export type JobPreview = Schemas['JobPreview'];

export type Job = Schemas['Job'];

/** A file of a list, and how far it is. */
export type Export = Schemas['Export'];

/** Something that a person is told of. */
export type Notice = Schemas['Notice'];

export type Replay = Schemas['Replay'];
