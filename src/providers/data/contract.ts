import type { components } from '../../generated/api.d.ts';

export type { paths } from '../../generated/api.d.ts';

type Schemas = components['schemas'];

/** The signed-in user, as the API describes them to themselves. */
export type CurrentUser = Schemas['Me'];
/** The tenant data that the sign-in page and the header show, and where its API is. */
export type TenantSettings = Schemas['ApiSettings'];
export type TokenPair = Pick<Schemas['Tokens'], 'token' | 'refreshToken'>;
/** The same, plus what the server may send along with them. */
export type Tokens = TokenPair & { extraInfo?: Pick<Schemas['Tokens']['extraInfo'], 'frontendVersionTs'> };

/** Whether something the API sent is a pair of tokens. */
export const isTokens = (value: unknown): value is Tokens =>
  typeof value === 'object' && value !== null && 'token' in value && 'refreshToken' in value;

/** What an action would change, and how much money is involved. */
export type JobPreview = Schemas['JobPreview'];

export type Job = Schemas['Job'];

/** A file export of a list, and its progress. */
export type Export = Schemas['Export'];

/** A notification to a user. */
export type Notice = Schemas['Notice'];

export type Replay = Schemas['Replay'];
