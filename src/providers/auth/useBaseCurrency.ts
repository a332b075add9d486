import { useSyncExternalStore } from 'react';
import { useServices } from '../ServicesContext.tsx';

/** Code of the currency that the signed-in user's amounts are summed up in, 'EUR'; undefined when nobody is signed in. */
export const useBaseCurrency = (): string | undefined => {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, () => session.claims()?.baseCurrency);
};
