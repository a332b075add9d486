import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useLogout, useNavigate } from 'ra-core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { forgetOriginal, keepEnd, readOriginal, wayBack } from '../../custom/impersonation/original.ts';
import { isOpenRoute } from '../../providers/auth/openRoutes.ts';
import type { Session, SessionCause } from '../../providers/auth/session.ts';
import { useServices } from '../../providers/ServicesContext.tsx';

/** Who is at work: the signed-in user, and who impersonates them. */
const personOf = (session: Session): string | undefined => {
  const claims = session.claims();
  if (claims) return [claims.userId, claims.impersonator ?? ''].join('/');
  return session.refreshToken() && 'renewable';
};

const isText = (value: unknown): value is string => typeof value === 'string';

/** Where the sign-in page was told to lead on to. */
const nextOf = (state: unknown): string => {
  const { nextPathname, nextSearch }: { nextPathname?: unknown; nextSearch?: unknown } =
    typeof state === 'object' && state !== null ? state : {};
  return isText(nextPathname) ? nextPathname + (isText(nextSearch) ? nextSearch : '') : '/';
};

/** Where another person goes on than was here: who came back from acting as `before`, where they were when they began. */
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
 * Follows what happens to the session without this page's doing: the server ends it, or another tab signs out, in, or
 * as someone else.
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
    // That nobody was signed in is remembered no longer; pages that ask right now are told below, or go on by themselves.
    if (before === undefined) queryClient.removeQueries({ queryKey: ['auth'], type: 'inactive' });
    if (cause === 'here') return;
    if (now === undefined) {
      if (!isOpenRoute(location.pathname)) void logout({}, '/login');
    } else if (before === undefined) {
      void queryClient.invalidateQueries({ queryKey: ['auth'] });
      if (isOpenRoute(location.pathname)) navigate(nextOf(location.state), { replace: true });
    } else if (before !== 'renewable' && now !== 'renewable') {
      // Nothing on this page is the other person's. What was typed is kept for the person who typed it.
      unsaved.letGo();
      window.location.assign(nextPlace(session, before, cause));
    }
  });

  useEffect(() => session.subscribe(follow), [session]);
  useEffect(() => {
    // A tab that slept may have missed the news.
    const look = () => document.visibilityState === 'visible' && follow('elsewhere');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
};
