import { createContext, use } from 'react';
import type { Services } from './services.ts';

export const ServicesContext = createContext<Services | undefined>(undefined);

/** Returns the services of the enclosing application; throws outside of it. */
export const useServices = (): Services => {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesContext around it');
  return services;
};
