import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Fragment } from 'react';
import { useDensity } from '../density.ts';
import { useParameterForm } from '../parameterForm.ts';
import type { Fields } from '../typed.ts';
import { describeParameters } from './describeParameters.ts';
import type { ValueProps } from './types.ts';
import { useValue } from './useValue.ts';

/** Parameters that the server describes, each worded as in its form. */
export const ParametersField = <R extends object = Fields>({ source, block }: ValueProps<R> & { block: string }) => {
  const translate = useTranslate();
  const { data: form } = useParameterForm(block);
  const dense = useDensity() === 'table';
  const value = useValue(source);
  if (value === undefined || !form) return null;
  const lines = describeParameters(value, form, translate);
  if (lines.length === 0) return null;
  if (dense) return <span>{lines.length}</span>;
  return (
    <Typography
      variant="body2"
      component="dl"
      className="whole-width"
      sx={{
        margin: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(180px, max-content) minmax(0, 1fr)' },
        columnGap: 3,
        rowGap: { sm: 0.75 },
        '& dt': { color: 'text.secondary' },
        '& dd': { margin: 0, marginBottom: { xs: 0.75, sm: 0 } },
      }}
    >
      {lines.map(({ label, text }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
    </Typography>
  );
};
