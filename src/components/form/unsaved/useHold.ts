import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../../../providers/ServicesContext.tsx';

/**
 * While a form holds something that isn't saved, users are asked before the page unloads or they sign out.
 * @param isKept whether it is restored with the page after a reload
 * @param discard deletes what would be restored, called when they leave on purpose
 */
export const useHold = (isHeld: boolean, isKept: boolean, discard: () => void): void => {
  const { unsaved } = useServices();
  const forget = useEffectEvent(discard);
  useEffect(() => {
    if (!isHeld) return undefined;
    const release = unsaved.hold(isKept, () => forget());
    const ask = (event: BeforeUnloadEvent) => {
      if (!unsaved.mayGo()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      release();
      window.removeEventListener('beforeunload', ask);
    };
  }, [isHeld, isKept, unsaved]);
};
