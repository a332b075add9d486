import type { ReactElement, ReactNode } from 'react';
import { AskedRows } from '../../components/rows/AskedRows.tsx';
import { OfTemplate } from './OfTemplate.tsx';
import { useTemplate } from './useTemplate.ts';

/** The advertiser's parameters (the generated input), each one that the template asks for with its single value. */
export const ParametersInput = ({ children }: { children: ReactElement<{ children?: ReactNode }> }) => {
  const template = useTemplate().data?.id;
  return (
    <OfTemplate>
      <AskedRows
        source="apiParameters"
        field="parameter"
        resource="integration-template-parameters"
        filter={template === undefined ? undefined : { integrationTemplate: [template] }}
      >
        {children}
      </AskedRows>
    </OfTemplate>
  );
};
