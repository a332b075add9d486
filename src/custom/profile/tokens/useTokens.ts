import { type RaRecord, useDataProvider, useDelete, useGetList, useNotify } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import { useErrorToast } from '../../../components/useErrorToast.ts';
import type { components } from '../../../generated/api.d.ts';
import { useCurrentUser } from '../../../shell/useCurrentUser.ts';

export type ApiToken = components['schemas']['ApiToken'] & RaRecord;

/** The resource of the tokens. */
export const tokens = 'profile/tokens';

/** More than any user has; there is no pagination here. */
const all = { page: 1, perPage: 500 };

/** The signed-in user's own API tokens, the newest first, and functions to create and revoke one. */
export const useTokens = () => {
  const user = useCurrentUser();
  const notify = useNotify();
  const complain = useErrorToast();
  const list = useGetList<ApiToken>(
    tokens,
    { pagination: all, sort: { field: 'createdAt', order: 'DESC' }, filter: { user: user?.id } },
    { enabled: user !== undefined },
  );
  const dataProvider = useDataProvider();
  const [remove, { isPending: isRevoking }] = useDelete<ApiToken>(tokens);
  return {
    list,
    isRevoking,
    /** Creates a token and returns its secret; rejects with the server's objections. */
    create: async ({ title, expiresAt }: FieldValues): Promise<string> => {
      const data = { title, ...(expiresAt && { expiresAt }) };
      const { data: made } = await dataProvider.create<ApiToken>(tokens, { data });
      void list.refetch();
      return made.token ?? '';
    },
    /** Revokes a token; `onDone` is called whether or not it succeeded. */
    revoke: (token: ApiToken, onDone: () => void) =>
      void remove(
        tokens,
        { id: token.id, previousData: token },
        {
          mutationMode: 'pessimistic',
          onSuccess: () => notify('profile.tokens.revoked', { type: 'success' }),
          onError: complain,
          onSettled: onDone,
        },
      ),
  };
};
