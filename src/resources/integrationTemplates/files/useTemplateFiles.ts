import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../components/api.ts';
import type { components } from '../../../generated/api.d.ts';
import { inOwnWords } from '../../../providers/calls/calls.ts';
import { dataOf } from '../../../providers/data/client.ts';

export type TemplateFile = components['schemas']['IntegrationTemplateFile'];

/** The templates shipped with the product. */
export const useShippedTemplates = () => {
  const api = useApi();
  return useQuery({
    queryKey: ['shipped templates'],
    queryFn: async ({ signal }) => dataOf(await api.GET('/user/integration_template_files', { signal })).items,
    staleTime: Infinity,
  });
};

/** Creates a template from a file; showing problems with the file is up to the caller. */
export const useImport = () => {
  const api = useApi();
  return useMutation({
    mutationFn: async (body: { platform: number; vertical: number; file: TemplateFile }) =>
      dataOf(await api.POST('/user/integration_templates/file', { body, headers: inOwnWords })),
  });
};
