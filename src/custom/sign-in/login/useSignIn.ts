import { useLogin } from 'ra-core';
import { complaintOf } from '../../../components/useErrorToast.ts';
import { isFailure } from '../../../providers/data/errors.ts';

export interface Credentials {
  email: string;
  password: string;
  /** From the authenticator app, or a recovery code. */
  code?: string;
}

/** Why someone is not in yet: their code is due or was wrong, or whatever else the server says. */
export type Refusal = { kind: 'codeDue' } | { kind: 'wrongCode' | 'other'; message: string };

/** What a failed attempt means; `error` is what the call rejected with. */
export const refusalOf = (error: unknown): Refusal => {
  if (isFailure(error, 'codeRequired')) return { kind: 'codeDue' };
  return { kind: isFailure(error, 'wrongCode') ? 'wrongCode' : 'other', message: complaintOf(error) };
};

/** Signs in and leads on; gives why not, or undefined when it went well. */
export const useSignIn = (): ((credentials: Credentials) => Promise<Refusal | undefined>) => {
  const login = useLogin();
  return async (credentials) => {
    try {
      await login(credentials);
      return undefined;
    } catch (error) {
      return refusalOf(error);
    }
  };
};
