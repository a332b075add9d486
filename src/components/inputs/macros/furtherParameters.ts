import { createContext, useContext } from 'react';

/** What a vertical asks for in addition to what every lead has: macros for leads offer these as well. */
export interface FurtherParameter {
  name: string;
  title: string;
}

const Context = createContext<readonly FurtherParameter[]>([]);

/** The inputs inside offer macros for these parameters. */
export const FurtherParametersProvider = Context.Provider;

export const useFurtherParameters = (): readonly FurtherParameter[] => useContext(Context);
