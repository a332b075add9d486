import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { cloneElement, type ReactElement } from 'react';
import { type Template, useTemplate } from './useTemplate.ts';

type Method = NonNullable<Template['integrationMethodsRestrictions']>[number];

interface MethodInputProps {
  method: Method;
  children: ReactElement<{ readOnly?: boolean }>;
}

/** The switch of a method (the generated input). If the template forbids the method, it is read-only and says why. */
export const MethodInput = ({ method, children }: MethodInputProps) => {
  const translate = useTranslate();
  const { data: template } = useTemplate();
  const isForbidden = template !== undefined && !template.integrationMethodsRestrictions?.includes(method);
  return (
    <Stack>
      {isForbidden ? cloneElement(children, { readOnly: true }) : children}
      {isForbidden && (
        <Typography variant="caption" color="textSecondary">
          {translate('integrations.forbidden', { template: template.title })}
        </Typography>
      )}
    </Stack>
  );
};
