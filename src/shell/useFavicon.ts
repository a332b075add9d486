import { useEffect } from 'react';
import { useFileAddress } from '../components/api.ts';
import { useTenant } from './useTenant.ts';

/** Sets the tenant's icon on the browser's tab; without one, the product's icon stays. */
export const useFavicon = (): void => {
  const fileAddress = useFileAddress();
  const icon = useTenant()?.faviconUrl;
  const address = icon && fileAddress(icon);
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (!link || !address) return;
    const { href, type } = link;
    link.href = address;
    // The type, svg, is that of the product's own icon.
    link.removeAttribute('type');
    return () => {
      link.href = href;
      link.type = type;
    };
  }, [address]);
};
