import { createContext, use, useEffect } from 'react';

/** The name of the current page; undefined if its menu item has it. */
export interface PageName {
  name: string | undefined;
  setName: (name: string | undefined) => void;
}

export const PageNameContext = createContext<PageName>({ name: undefined, setName: () => undefined });

/** Sets the page's name in the browser's tab for as long as it is open. */
export const usePageName = (name: string | undefined): void => {
  const { setName } = use(PageNameContext);
  useEffect(() => {
    setName(name);
    return () => setName(undefined);
  }, [name, setName]);
};
