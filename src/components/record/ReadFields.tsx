import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '../visuallyHidden.ts';
import { useColumnLabel } from '../list/columns/columnLabel.ts';
import type { Elements } from '../typed.ts';

export interface ReadFieldsProps {
  columns: Elements;
  names: readonly string[];
  /** Whether the heading above makes the labels redundant. */
  isTitled?: boolean;
}

/** Labels and values on one grid; values as wide as a table go below their labels. */
export const ReadFields = ({ columns, names, isTitled = false }: ReadFieldsProps) => {
  const labelOf = useColumnLabel(columns);
  return (
    <Box component="dl" sx={{ margin: 0, display: 'grid', rowGap: 1.25 }}>
      {names.map((name) => (
        <Box
          key={name}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '180px minmax(0, 1fr)' },
            columnGap: 3,
            [isTitled ? '&' : '&:has(table, .whole-width)']: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0.5 },
            // The label of a group goes above those of its fields.
            '&:has(> dd > dl) > dt': { marginBottom: 0.5, fontWeight: 500, color: 'text.primary' },
          }}
        >
          <Typography component="dt" variant="body2" color="textSecondary" sx={isTitled ? visuallyHidden : {}}>
            {labelOf(name)}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            sx={{
              margin: 0,
              minWidth: 0,
              minHeight: '1.5em',
              whiteSpace: 'pre-line',
              overflowWrap: 'anywhere',
              '&:empty::before': { content: '"—"', color: 'text.disabled' },
            }}
          >
            {columns[name]}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};
