import { useState } from 'react';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { inOwnWords } from '../../providers/calls/calls.ts';
import { dataOf } from '../../providers/data/client.ts';
import { useServices } from '../../providers/ServicesContext.tsx';
import type { Services } from '../../providers/services.ts';
import { forgetUserSettings } from '../../providers/store/userSettings.ts';
import { forgetEnd, forgetOriginal, keepOriginal, readOriginal, wayBack } from './original.ts';

/** Reloads the admin, so that nothing of one user is left in it for the other. */
const goOn = ({ unsaved }: Pick<Services, 'unsaved'>, to: string): void => {
  unsaved.letGo();
  window.location.assign(to);
};

/** Starts impersonating a user, on their start page. */
export const useImpersonate = () => {
  const services = useServices();
  const complain = useErrorToast();
  const [isBusy, setBusy] = useState(false);
  const begin = async (userId: number): Promise<void> => {
    const { client, session } = services;
    const [refreshToken, original] = [session.refreshToken(), session.claims()];
    if (!refreshToken || !original) return;
    setBusy(true);
    try {
      const body = { refreshToken, impersonateAs: userId };
      const tokens = dataOf(await client.POST('/user/impersonate', { body, headers: inOwnWords }));
      const { pathname, search } = window.location;
      keepOriginal({ userId: original.userId, as: String(userId), route: pathname + search });
      session.open(tokens);
      goOn(services, '/');
    } catch (error) {
      complain(error);
      setBusy(false);
    }
  };
  return { begin, isBusy };
};

/** Ends an impersonation, and returns to where it was started. */
export const useLeave = () => {
  const services = useServices();
  const complain = useErrorToast();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    const { client, session } = services;
    const other = session.claims()?.userId ?? '';
    const original = readOriginal();
    setLeaving(true);
    try {
      session.open(dataOf(await client.POST('/user/impersonate', { body: {}, headers: inOwnWords })));
    } catch (error) {
      // If the other user's session was already over, the user's own has resumed automatically.
      if (session.claims() === undefined || session.claims()?.impersonator !== undefined) {
        complain(error);
        setLeaving(false);
        return;
      }
    }
    forgetUserSettings('selectedPresets', other);
    forgetOriginal();
    // It was intended, so there is nothing more to say.
    forgetEnd();
    goOn(services, wayBack(original, session.claims()?.userId, other));
  };
  return { leave, isLeaving };
};
