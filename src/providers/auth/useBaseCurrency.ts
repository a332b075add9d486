import { useSyncExternalStore } from 'react';
import { useServices } from '../ServicesContext.tsx';

/**
 * Code of the currency in which the signed-in user's amounts are totalled, 'EUR'; undefined when nobody is signed in.
 */
export const useBaseCurrency = (): string | undefined => {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, () => session.claims()?.baseCurrency);
};
