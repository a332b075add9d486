import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { FieldTitle, useInput } from 'ra-core';
import { lazy, Suspense } from 'react';
import { useFormContext } from 'react-hook-form';
import { Loaded } from '../../failure/Loaded.tsx';
import { useIsVisible } from '../../form/fields/visibility.ts';
import { useParameterForm } from '../../parameterForm.ts';
import type { WidgetProps } from '../props.ts';

const ParametersForm = lazy(() => import('./ParametersForm.tsx'));

const asIs = (value: unknown): unknown => value;

/** Parameters whose form the server describes; it is fetched when its tab is first opened. */
export const ParametersWidget = ({
  block,
  label,
  source,
  validate,
  readOnly = false,
}: WidgetProps & { block: string }) => {
  const { clearErrors } = useFormContext();
  const { field, fieldState, isRequired } = useInput({
    source,
    format: asIs,
    parse: asIs,
    ...(validate && { validate }),
  });
  const query = useParameterForm(block);
  const isVisible = useIsVisible();
  return (
    <Box className="whole-width">
      <Typography component="h2" variant="h4" sx={{ marginBottom: 2 }}>
        <FieldTitle label={label} source={source} isRequired={isRequired} />
      </Typography>
      <Loaded query={query} waiting={<LinearProgress />}>
        {(form) =>
          isVisible && (
            <Suspense fallback={<LinearProgress />}>
              <ParametersForm
                form={form}
                value={field.value}
                errors={fieldState.error}
                readOnly={readOnly}
                onChange={(value) => {
                  clearErrors(field.name);
                  field.onChange(value);
                }}
              />
            </Suspense>
          )
        }
      </Loaded>
    </Box>
  );
};
