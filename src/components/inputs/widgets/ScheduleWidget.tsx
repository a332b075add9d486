import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { FieldTitle, useInput } from 'ra-core';
import { InputHelperText } from 'react-admin';
import { lazy, Suspense, useId } from 'react';
import FormHelperText from '@mui/material/FormHelperText';
import { isSchedule } from '../../../../domain/time/schedule.ts';
import type { WidgetProps } from '../props.ts';

const ScheduleEditor = lazy(() => import('../schedule/ScheduleEditor.tsx'));

const asIs = (value: unknown): unknown => value;

/** Weekly opening hours in a time zone. */
export const ScheduleWidget = ({ source, label, helperText, validate }: WidgetProps) => {
  const titleId = useId();
  const { field, fieldState, isRequired } = useInput({
    source,
    format: asIs,
    parse: asIs,
    ...(validate && { validate }),
  });
  const value: unknown = field.value;
  return (
    <Box role="group" aria-labelledby={titleId} className="whole-width">
      <Typography id={titleId} variant="subtitle2" component="h3">
        <FieldTitle label={label} source={source} isRequired={isRequired} />
      </Typography>
      <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
        <ScheduleEditor value={isSchedule(value) ? value : null} onChange={field.onChange} />
      </Suspense>
      <FormHelperText error={fieldState.invalid} component="div" role={fieldState.invalid ? 'alert' : undefined}>
        <InputHelperText error={fieldState.error?.message} helperText={helperText ?? false} />
      </FormHelperText>
    </Box>
  );
};
