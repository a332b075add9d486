import { useLocation } from 'ra-core';
import { useEffect } from 'react';
import { isInProfile } from './useMenu.ts';

// Per tab, and across reloads: each tab comes from somewhere else.
const key = 'cameFrom';

/** Remembers the page the user is on, unless it is in their own profile. */
export const useRememberPlace = (): void => {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!isInProfile(pathname)) sessionStorage.setItem(key, pathname + search);
  }, [pathname, search]);
};

/** Changes the query of the remembered page. */
export const moveCameFrom = (change: (search: string) => string): void => {
  const [path, query] = sessionStorage.getItem(key)?.split('?') ?? [];
  if (path && query) sessionStorage.setItem(key, path + change(`?${query}`));
};

/** The page from which the user went to their profile; the start page if it isn't known. */
export const useCameFrom = (): `/${string}` => {
  const place = sessionStorage.getItem(key);
  return place?.startsWith('/') && !place.startsWith('//') ? `/${place.slice(1)}` : '/';
};
