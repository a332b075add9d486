import { createContext, type FunctionComponent, type ReactNode, useContext } from 'react';

/** Renders its children unless another record prevents the record on the page from being copied. */
type Guard = FunctionComponent<{ children: ReactNode }>;

const GuardContext = createContext<Guard>(({ children }) => children);

/** The pages inside show their button *Clone* only where this component renders its children. */
export const CopyGuardProvider = GuardContext.Provider;

/** What is shown only while the record on the page can be copied. */
export const CopyGuard = ({ children }: { children: ReactNode }) => {
  const Guarding = useContext(GuardContext);
  return <Guarding>{children}</Guarding>;
};
