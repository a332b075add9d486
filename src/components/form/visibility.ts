import { createContext, use } from 'react';

/** Whether the tab around is the open one. Closed tabs stay in the page, so that their fields are checked and kept. */
export const VisibilityContext = createContext(true);

export const useIsVisible = (): boolean => use(VisibilityContext);
