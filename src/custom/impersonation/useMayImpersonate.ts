import { useCurrentUser } from '../../shell/useCurrentUser.ts';
import { mayImpersonate } from './mayImpersonate.ts';

/** Whether the one at the screen may act as others. */
export const useMayImpersonate = (): boolean => mayImpersonate(useCurrentUser());
