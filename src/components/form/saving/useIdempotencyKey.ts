import { useState } from 'react';
import { useServices } from '../../../providers/ServicesContext.tsx';
import { freshKey } from '../../../providers/data/idempotency.ts';
import { readDraft } from '../unsaved/drafts.ts';

/**
 * Returns the key under which one filling-in of a form is sent, however many attempts it takes, even after a reload
 * that restores the draft. `renew` starts another one.
 *
 * @param root the form's address
 */
export const useIdempotencyKey = (root: string): { key: string; renew: () => void } => {
  const { session } = useServices();
  const place = `filling:${root}`;
  const keep = (key: string): string => {
    try {
      sessionStorage.setItem(place, key);
    } catch {
      // Without storage, a key lasts as long as its page.
    }
    return key;
  };
  const [key, setKey] = useState(() => {
    const isContinued = readDraft({ userId: session.claims()?.userId ?? '', root }) !== undefined;
    return keep((isContinued && sessionStorage.getItem(place)) || freshKey());
  });
  return { key, renew: () => setKey(keep(freshKey())) };
};
