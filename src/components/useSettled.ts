import { useEffect, useState } from 'react';

/** Returns a text once it has stayed the same for so many milliseconds, until then the one before. */
export const useSettled = (text: string, pause: number): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return settled;
};
