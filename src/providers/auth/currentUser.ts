import type { Actor } from '../../../domain/statuses.ts';
import { type ApiClient, dataOf } from '../data/client.ts';
import type { CurrentUser } from '../data/contract.ts';
import { unreadable } from '../data/errors.ts';

/** Relations requested with the signed-in user. */
const relations = ['contacts', 'birthDate', 'team', 'trafficBlocked', 'apiToken', 'botKey'] as const;

/** The signed-in user, fetched once and kept until invalidated. */
export interface CurrentUserSource {
  load: () => Promise<CurrentUser>;
  forget: () => void;
}

export const createCurrentUser = (client: ApiClient): CurrentUserSource => {
  let loading: Promise<CurrentUser> | undefined;
  const ask = async (): Promise<CurrentUser> => {
    const user = dataOf(await client.GET('/user/users/me', { params: { query: { with: [...relations] } } }));
    // Every page reads these; without them none could be rendered.
    if (typeof user.role?.type !== 'string' || !Array.isArray(user.permissions)) throw unreadable();
    return user;
  };
  return {
    load: () => {
      loading ??= ask().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
    forget: () => {
      loading = undefined;
    },
  };
};

/** The part of a user that decides what they may do. */
export const actorOf = ({ role, permissions }: Pick<CurrentUser, 'role' | 'permissions'>): Actor => ({
  roleType: role.type,
  permissions: new Set(permissions),
});

/** Returns a user's name for display: the full name, or the email address if there is none. */
export const displayName = ({
  firstName,
  lastName,
  email,
}: Pick<CurrentUser, 'firstName' | 'lastName' | 'email'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || (email ?? '');
