import { useServices } from '../providers/ServicesContext.tsx';
import type { ApiClient } from '../providers/data/client.ts';

/** Returns the typed API client, which calls as the signed-in user. */
export const useApi = (): ApiClient => useServices().client;

/** Returns the function that gives the URL at which an uploaded file can be shown; files are served by the API. */
export const useFileAddress = (): ((address: string) => string) => useServices().tenant.fileAddress;
