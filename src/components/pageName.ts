import { createContext, use, useEffect } from 'react';

/** What the page around calls itself; undefined where the line of the menu says it. */
export interface PageName {
  name: string | undefined;
  setName: (name: string | undefined) => void;
}

export const PageNameContext = createContext<PageName>({ name: undefined, setName: () => undefined });

/** Calls the page, in the browser's tab, by a name of its own for as long as it is open. */
export const usePageName = (name: string | undefined): void => {
  const { setName } = use(PageNameContext);
  useEffect(() => {
    setName(name);
    return () => setName(undefined);
  }, [name, setName]);
};
