import { Failure } from '../failure.ts';
import type { Guard } from '../http/routes.ts';
import type { Throttle, Throttles } from './attempt-limits.ts';

/** Anyone with too many failures is refused before anything of a call is read; an unreadable call is a failure too. */
const guardOf = (throttle: Throttle): Guard => ({
  async enter({ ip }) {
    const retryAfter = await throttle.wait(ip);
    if (retryAfter !== undefined) throw new Failure('tooMany', { retryAfter });
  },
  refused: ({ ip }) => throttle.failed(ip),
});

/** Guards by operation, for the calls that are throttled anyway. */
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
