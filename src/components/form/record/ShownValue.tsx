import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslateLabel } from 'ra-core';
import type { ReactElement } from 'react';
import { recordOf } from '../../../../domain/records.ts';

/** A read-only value with its label above. */
export const ShownValue = ({ field, column }: { field: string; column: ReactElement }) => {
  const labelOf = useTranslateLabel();
  const { label } = recordOf(column.props);
  return (
    <Box>
      <Typography variant="caption" color="textSecondary" component="div">
        {labelOf({ source: field, ...(typeof label === 'string' && { label }) })}
      </Typography>
      <Typography
        variant="body2"
        component="div"
        sx={{
          minHeight: '1.5em',
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          '&:empty::before': { content: '"—"', color: 'text.disabled' },
        }}
      >
        {column}
      </Typography>
    </Box>
  );
};
