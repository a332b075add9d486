import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useLogout, useNavigate } from 'ra-core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { forgetOriginal, keepEnd, readOriginal, wayBack } from '../../custom/impersonation/original.ts';
import { isOpenRoute } from '../../providers/auth/openRoutes.ts';
import type { Session, SessionCause } from '../../providers/auth/session.ts';
import { useServices } from '../../providers/ServicesContext.tsx';

/** Returns who is active: the signed-in user, and who impersonates them. */
const personOf = (session: Session): string | undefined => {
  const claims = session.claims();
  if (claims) return [claims.userId, claims.impersonator ?? ''].join('/');
  return session.refreshToken() && 'renewable';
};

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns the address that the sign-in page should continue to. */
const nextOf = (state: unknown): string => {
  const { nextPathname, nextSearch }: { nextPathname?: unknown; nextSearch?: unknown } =
    typeof state === 'object' && state !== null ? state : {};
  return isText(nextPathname) ? nextPathname + (isText(nextSearch) ? nextSearch : '') : '/';
};

/**
 * Returns where to continue after a change of users: an impersonator who was acting as `before` returns to where they
 * started.
 */
const nextPlace = (session: Session, before: string, cause: SessionCause): string => {
  const [other = '', actor] = before.split('/');
  const { userId, impersonator } = session.claims() ?? {};
  if (userId !== actor || impersonator !== undefined) return '/';
  const to = wayBack(readOriginal(), userId, other);
  if (cause === 'refused') {
    forgetOriginal();
    keepEnd();
  }
  return to;
};

/**
 * Handles changes of the session that this page did not cause: the server ends it, or another tab signs out, signs in,
 * or switches to another user.
 */
export const useSessionWatch = (): void => {
  const { session, unsaved } = useServices();
  const queryClient = useQueryClient();
  const location = useLocation();
  const navigate = useNavigate();
  const logout = useLogout();
  const person = useRef(personOf(session));

  const follow = useEffectEvent((cause: SessionCause) => {
    const before = person.current;
    const now = personOf(session);
    person.current = now;
    if (now === before) return;
    // Forgets that nobody was signed in; pages asking right now are notified below, or continue on their own.
    if (before === undefined) queryClient.removeQueries({ queryKey: ['auth'], type: 'inactive' });
    if (cause === 'here') return;
    if (now === undefined) {
      if (!isOpenRoute(location.pathname)) void logout({}, '/login');
    } else if (before === undefined) {
      void queryClient.invalidateQueries({ queryKey: ['auth'] });
      if (isOpenRoute(location.pathname)) navigate(nextOf(location.state), { replace: true });
    } else if (before !== 'renewable' && now !== 'renewable') {
      // Nothing on this page belongs to the other user. What was typed is kept for the user who typed it.
      unsaved.letGo();
      window.location.assign(nextPlace(session, before, cause));
    }
  });

  useEffect(() => session.subscribe(follow), [session]);
  useEffect(() => {
    // A tab that was asleep may have missed the news.
    const look = () => document.visibilityState === 'visible' && follow('elsewhere');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
};
