import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** What an element gets that someone may be reading. */
export interface ReadingProps {
  onMouseEnter: () => void;
  onMouseLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

/**
 * Ends something after this many milliseconds (never, if null), but not while the user points at it, is inside it, or
 * is in another window; after that, half the time is left.
 */
export const useTimeLimit = (milliseconds: number | null, onEnd: () => void): ReadingProps => {
  const [isHeld, setHeld] = useState(false);
  const wasHeld = useRef(false);
  const end = useEffectEvent(onEnd);
  const hold = () => {
    wasHeld.current = true;
    setHeld(true);
  };
  const release = () => setHeld(false);
  useEffect(() => {
    if (milliseconds === null || isHeld) return undefined;
    const timer = setTimeout(() => end(), wasHeld.current ? milliseconds / 2 : milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, isHeld]);
  useEffect(() => {
    window.addEventListener('blur', hold);
    window.addEventListener('focus', release);
    return () => {
      window.removeEventListener('blur', hold);
      window.removeEventListener('focus', release);
    };
  }, []);
  return { onMouseEnter: hold, onMouseLeave: release, onFocus: hold, onBlur: release };
};
