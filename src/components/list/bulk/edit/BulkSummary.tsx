import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { useEntry } from '../../../entries.ts';
import { FieldValue } from '../../../history/FieldValue.tsx';
import { useListEdits } from '../../inPlace/ListEdits.tsx';
import type { Chosen } from './bulkChanges.ts';

export interface BulkSummaryProps {
  chosen: Chosen;
  count: number;
  labelOf: (name: string) => string;
  /** Returns the values that the form stands for. */
  valuesOf: (values: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

/** Summarizes in advance what will change on how many records. */
export const BulkSummary = ({ chosen, count, labelOf, valuesOf }: BulkSummaryProps) => {
  const translate = useTranslate();
  const { name } = useEntry();
  const { columns } = useListEdits();
  const values = valuesOf(useWatch());
  return (
    <Box
      role="status"
      sx={{
        maxHeight: '25vh',
        overflowY: 'auto',
        flexShrink: 0,
        paddingY: 1,
        paddingX: 3,
        backgroundColor: 'action.hover',
      }}
    >
      <Typography variant="subtitle2" component="p">
        {translate(`resources.${name}.counted`, { smart_count: count })}
      </Typography>
      <Box component="ul" sx={{ margin: 0, paddingLeft: 2.5, fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
        {Object.entries(chosen).map(([field, mode]) => (
          <li key={field}>
            {`${translate(`bulkEdit.will.${mode}`, { field: labelOf(field) })} `}
            <FieldValue field={field} value={values[field]} record={values} column={columns[field]} />
          </li>
        ))}
      </Box>
    </Box>
  );
};
