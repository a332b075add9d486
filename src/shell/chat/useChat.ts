import { useEffect } from 'react';
import type { CurrentUser, TenantSettings } from '../../providers/data/contract.ts';
import { useServices } from '../../providers/ServicesContext.tsx';
import { useCurrentUser } from '../useCurrentUser.ts';
import { useTenant } from '../useTenant.ts';

/** A chat's script, and what it reads from its element: how its provider identifies the network and the user. */
export interface ChatScript {
  src: string;
  id: string | null;
  userId: string;
}

/**
 * Returns the user's chat; undefined if there is none, or it isn't for them: affiliates have it only while they are
 * impersonated. Ids of users are unique only within a network, and its provider may serve several.
 */
export const chatFor = (
  tenant: Pick<TenantSettings, 'chatScriptUrl' | 'chatId'> | undefined,
  user: Pick<CurrentUser, 'id' | 'role' | 'impersonator'> | undefined,
  tenantId: string | undefined,
): ChatScript | undefined => {
  if (!tenant?.chatScriptUrl || !user || tenantId === undefined) return undefined;
  if (user.role.type === 'affiliate' && !user.impersonator) return undefined;
  return { src: tenant.chatScriptUrl, id: tenant.chatId, userId: `${tenantId}-${user.id}` };
};

const loadAnew = (): void => window.location.reload();

/**
 * Loads the chat's script while a user who has a chat is signed in.
 * @param leave reloads the page, the only way to remove what the script has rendered
 */
export const useChat = (leave = loadAnew): void => {
  const { session, unsaved } = useServices();
  const chat = chatFor(useTenant(), useCurrentUser(), session.claims()?.tenantId);
  const { src, id, userId } = chat ?? {};
  useEffect(() => {
    if (src === undefined || userId === undefined) return undefined;
    const script = document.createElement('script');
    Object.assign(script, { src, async: true });
    Object.assign(script.dataset, { userId, ...(id && { id }) });
    document.head.append(script);
    return () => {
      script.remove();
      unsaved.letGo();
      leave();
    };
  }, [src, id, userId, unsaved, leave]);
};
