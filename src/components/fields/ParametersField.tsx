import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useDensity } from '../density.ts';
import { useParameterForm } from '../parameterForm.ts';
import type { Fields } from '../typed.ts';
import { describeParameters } from './describeParameters.ts';
import type { ValueProps } from './types.ts';
import { useValue } from './useValue.ts';

/** Parameters that the server describes, each in the words of its form. */
export const ParametersField = <R extends object = Fields>({ source, block }: ValueProps<R> & { block: string }) => {
  const translate = useTranslate();
  const { data: form } = useParameterForm(block);
  const dense = useDensity() === 'table';
  const value = useValue(source);
  if (value === undefined || !form) return null;
  const lines = describeParameters(value, form.schema, translate);
  if (lines.length === 0) return null;
  if (dense) return <span>{lines.length}</span>;
  return (
    <Typography
      variant="body2"
      component="dl"
      sx={{ margin: 0, '& dt': { color: 'text.secondary' }, '& dd': { margin: 0, marginBottom: 0.5 } }}
    >
      {lines.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Typography>
  );
};
