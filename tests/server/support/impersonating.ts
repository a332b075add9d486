import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { network, type Network } from './network.ts';
import { ask } from './serving.ts';

export let it: Network;
interface Tokens {
  token: string;
  refreshToken: string;
}
type Person = { id: number; email: string };

export const post = (path: string, body?: object, token?: string) => ask(it.serving.app, 'POST', path, { body, token });
export const signedIn = async (email: string): Promise<Tokens> => (await it.login(email)).data;
export const begin = ({ token, refreshToken }: Tokens, id: number) =>
  post('/user/impersonate', { refreshToken, impersonateAs: id }, token);
export const leave = ({ token }: Pick<Tokens, 'token'>) => post('/user/impersonate', {}, token);
export const refresh = ({ refreshToken }: Tokens) => post('/refresh', { refreshToken });
export const me = ({ token }: Pick<Tokens, 'token'>, more = '') => it.call(token, 'GET', `/user/users/me${more}`);
export const isOver = async (tokens: Tokens) => [(await me(tokens)).status, (await refresh(tokens)).status];
/** What a browser that kept its own refresh token does when leaving is no longer possible. */
export const resume = async (own: Person & Tokens) => {
  const { status, data } = await refresh(own);
  expect(status).toBe(200);
  return (await me(data)).data;
};

/** An administrator used only here, so that what happens to them disturbs nobody. */
export const newAdmin = async (fields: object = {}): Promise<Person & Tokens> => {
  const person = await it.person('admin', { firstName: 'Olga', lastName: 'Owner', ...fields });
  return { ...person, ...(await signedIn(person.email)) };
};

export let original: Person & Tokens;
export let target: Person;
export let acting: Tokens;

/** Before each test of a file, a new administrator starts to impersonate someone. */
export const setUpImpersonation = (): void => {
  beforeAll(async () => void (it = await network()));
  afterAll(() => it.serving.close());
  beforeEach(async () => {
    original = await newAdmin();
    target = await it.person('manager', { firstName: 'Mark', lastName: 'Meant' });
    const begun = await begin(original, target.id);
    expect(begun.status).toBe(200);
    acting = begun.data;
  });
};
