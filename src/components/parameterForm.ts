import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { dataOf } from '../providers/data/client.ts';
import { useApi } from './api.ts';

/** The allowed content of a block of parameters (JSON Schema), and how a form shows it (an rjsf uiSchema). */
export interface ParameterForm {
  schema: Record<string, unknown>;
  uiSchema: Record<string, unknown>;
}

/** Loads the form of a block of parameters in the interface language. */
export const useParameterForm = (name: string): UseQueryResult<ParameterForm> => {
  const api = useApi();
  const locale = useLocale();
  return useQuery({
    queryKey: ['parameterForm', name, locale],
    queryFn: async ({ signal }) =>
      dataOf(await api.GET('/user/parameter_blocks/{name}', { params: { path: { name } }, signal })),
    staleTime: Infinity,
  });
};
