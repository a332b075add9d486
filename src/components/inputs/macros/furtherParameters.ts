import { createContext, useContext } from 'react';

/** What a vertical asks its leads for beside what every lead has: macros of leads take these as well. */
export interface FurtherParameter {
  name: string;
  title: string;
}

const Context = createContext<readonly FurtherParameter[]>([]);

/** Inputs within offer macros of these parameters. */
export const FurtherParametersProvider = Context.Provider;

export const useFurtherParameters = (): readonly FurtherParameter[] => useContext(Context);
