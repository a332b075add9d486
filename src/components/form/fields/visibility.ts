import { createContext, use } from 'react';

/** Whether the surrounding tab is open. Closed tabs stay mounted, so that their fields are validated and kept. */
export const VisibilityContext = createContext(true);

export const useIsVisible = (): boolean => use(VisibilityContext);
