import { lazy, Suspense, useEffect } from 'react';
import { usePopup } from './usePopup.ts';

const load = () => import('./Popup.tsx');
const Popup = lazy(load);

/** Milliseconds after which the popup's script is fetched, so that it is there when the server no longer is. */
const idle = 3_000;

/** The popups over the page. */
export const Popups = () => {
  const { kind, close } = usePopup();
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), idle);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Suspense>
      {kind && <Popup kind={kind} onClose={close} />}
    </Suspense>
  );
};
