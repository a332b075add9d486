import { useEffect } from 'react';
import { useTenant } from './useTenant.ts';

/** Puts the tenant's icon into the browser's tab; without one of its own the product's stays. */
export const useFavicon = (): void => {
  const address = useTenant()?.faviconUrl;
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (!link || !address) return;
    const { href, type } = link;
    link.href = address;
    // It says svg of the product's own.
    link.removeAttribute('type');
    return () => {
      link.href = href;
      link.type = type;
    };
  }, [address]);
};
