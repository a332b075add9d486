import { Failure } from '../failure.ts';
import type { Guard } from '../http/routes.ts';
import type { Throttle, Throttles } from './throttle.ts';

/** Anyone who failed too often is refused before anything of a call is read; a call that can't be read is a failure too. */
const guardOf = (throttle: Throttle): Guard => ({
  async enter({ ip }) {
    const retryAfter = await throttle.wait(ip);
    if (retryAfter !== undefined) throw new Failure('tooMany', { retryAfter });
  },
  refused: ({ ip }) => throttle.failed(ip),
});

/** Guards by operation: of the calls that are held back anyway. */
export const guardsOf = ({
  signIn,
  signUp,
  check,
  recovery,
  newPassword,
}: Throttles): Readonly<Record<string, Guard>> => ({
  login: guardOf(signIn),
  signUp: guardOf(signUp),
  checkEmail: guardOf(check),
  recoverPassword: guardOf(recovery),
  setNewPassword: guardOf(newPassword),
});
