import Box from '@mui/material/Box';
import type { ReactElement } from 'react';
import { SelectInput } from 'react-admin';
import { rule } from '../../validation.ts';
import { visuallyHidden } from '../../visuallyHidden.ts';
import type { ModeProps } from '../props.ts';

const required = [rule('required')];

/** The values next to it provide the label: 'All but' and 'Countries' read as one. */
const unlabelled = {
  minWidth: 0,
  '& .MuiInputLabel-root': visuallyHidden,
  '& legend': { display: 'none' },
  '& fieldset': { top: 0 },
};

/** An input of several values next to the one that says how they are meant, if another field does. */
export const Moded = ({ mode, children }: ModeProps & { children: ReactElement }) =>
  mode ? (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(104px, 1fr) minmax(0, 2fr)',
        columnGap: 1,
        '&& .MuiFormControl-root': { margin: 0, minWidth: 0 },
      }}
    >
      <SelectInput
        source={mode.source}
        choices={[...mode.choices]}
        validate={required}
        helperText={false}
        fullWidth
        defaultValue={mode.choices[0]?.id}
        sx={unlabelled}
      />
      {children}
    </Box>
  ) : (
    children
  );
