import { useServices } from '../providers/ServicesContext.tsx';
import type { ApiClient } from '../providers/data/client.ts';

/** The calls of the contract as the signed-in user, typed by it. */
export const useApi = (): ApiClient => useServices().client;

/** Gives the address at which an uploaded file can be shown; it lies where the API does. */
export const useFileAddress = (): ((address: string) => string) => useServices().tenant.fileAddress;
