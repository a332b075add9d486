import { useGetOne } from 'ra-core';
import { useWatch } from 'react-hook-form';
import type { components } from '../../generated/api.d.ts';

export type Template = components['schemas']['IntegrationTemplate'];

const meta = { fields: ['id', 'title', 'vertical', 'integrationMethodsRestrictions'], with: [] };

/** The template that the form around names; undefined while there is none. */
export const useTemplate = (): Template | undefined => {
  const template: unknown = useWatch({ name: 'template' });
  const { data } = useGetOne<Template>(
    'settings/integrations/templates',
    { id: Number(template), meta },
    { enabled: typeof template === 'number', retry: false },
  );
  return data;
};
