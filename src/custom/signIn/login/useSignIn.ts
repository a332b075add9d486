import { useLogin } from 'ra-core';
import { complaintOf } from '../../../components/useErrorToast.ts';
import type { Credentials } from '../../../providers/auth/authProvider.ts';
import { isFailure } from '../../../providers/data/errors.ts';

/** Why the user is not signed in yet: a code is required or was wrong, or something else that the server reports. */
export type Refusal = { kind: 'codeDue' } | { kind: 'wrongCode' | 'other'; message: string };

/** Returns the meaning of a failed attempt; `error` is what the call rejected with. */
export const refusalOf = (error: unknown): Refusal => {
  if (isFailure(error, 'codeRequired')) return { kind: 'codeDue' };
  return { kind: isFailure(error, 'wrongCode') ? 'wrongCode' : 'other', message: complaintOf(error) };
};

/** Signs in and continues to the requested page; returns the reason for a refusal, or undefined on success. */
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
