import { useGetOne } from 'ra-core';
import { useWatch } from 'react-hook-form';
import type { components } from '../../generated/api.d.ts';

export type Template = components['schemas']['IntegrationTemplate'];

const meta = { fields: ['id', 'title', 'vertical', 'integrationMethodsRestrictions'], with: [] };

/** The form's template, as `data`; undefined while there is none. */
export const useTemplate = () => {
  const template: unknown = useWatch({ name: 'template' });
  return useGetOne<Template>(
    'settings/integrations/templates',
    { id: Number(template), meta },
    { enabled: typeof template === 'number', retry: false },
  );
};
