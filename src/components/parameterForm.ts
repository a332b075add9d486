import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { useApi } from './api.ts';

/** What may be stored in a block of parameters (JSON Schema), and how a form shows it (an rjsf uiSchema). */
export interface ParameterForm {
  schema: Record<string, unknown>;
  uiSchema: Record<string, unknown>;
}

/** The form of a block of parameters in the interface language; undefined until it has arrived. */
export const useParameterForm = (name: string): ParameterForm | undefined => {
  const api = useApi();
  const locale = useLocale();
  return useQuery({
    queryKey: ['parameterForm', name, locale],
    queryFn: async ({ signal }) =>
      (await api.GET('/user/parameter_blocks/{name}', { params: { path: { name } }, signal })).data?.data ?? null,
    staleTime: Infinity,
  }).data ?? undefined;
};
