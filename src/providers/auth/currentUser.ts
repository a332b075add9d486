import type { Actor } from '../../../domain/statuses.ts';
import { type ApiClient, dataOf } from '../data/client.ts';
import type { CurrentUser } from '../data/contract.ts';
import { unreadable } from '../data/errors.ts';

/** Relations that the call for the signed-in user asks for. */
const relations = ['contacts', 'birthDate', 'team', 'trafficBlocked', 'apiToken', 'botKey'] as const;

/** The signed-in user, asked for once and kept until told otherwise. */
export interface CurrentUserSource {
  load: () => Promise<CurrentUser>;
  forget: () => void;
}

export const createCurrentUser = (client: ApiClient): CurrentUserSource => {
  let loading: Promise<CurrentUser> | undefined;
  const ask = async (): Promise<CurrentUser> => {
    const user = dataOf(await client.GET('/user/users/me', { params: { query: { with: [...relations] } } }));
    // Every page asks these; without them none could be drawn.
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

/** A user, as far as it decides what they may do. */
export const actorOf = ({ role, permissions }: Pick<CurrentUser, 'role' | 'permissions'>): Actor => ({
  roleType: role.type,
  permissions: new Set(permissions),
});

/** How a user is called on screen: the full name, or the email address where there is none. */
export const displayName = ({
  firstName,
  lastName,
  email,
}: Pick<CurrentUser, 'firstName' | 'lastName' | 'email'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || (email ?? '');
