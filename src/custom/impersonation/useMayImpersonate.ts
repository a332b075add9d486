import { useCurrentUser } from '../../shell/useCurrentUser.ts';
import { mayImpersonate } from './mayImpersonate.ts';

/** Whether the user at the screen may impersonate others. */
export const useMayImpersonate = (): boolean => mayImpersonate(useCurrentUser());
