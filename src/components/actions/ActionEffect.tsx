import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, useTranslate } from 'ra-core';
import { Fragment } from 'react';
import type { JobPreview } from '../../providers/data/contract.ts';
import { useEntry } from '../entries.ts';
import { MoneyField } from '../fields/MoneyField.tsx';
import type { Elements } from '../typed.ts';
import type { RecordAction } from './actions.ts';

type Group = JobPreview['groups'][number];

interface ActionEffectProps {
  action: RecordAction;
  group: Group;
  columns: Elements;
}

/**
 * Records that an action changes in the same way: their values before and after, how many they are and their total
 * amounts.
 */
export const ActionEffect = ({ action, group: { before, count, amounts }, columns }: ActionEffectProps) => {
  const translate = useTranslate();
  const { name } = useEntry();
  const shown = (values: Readonly<Record<string, unknown>>, field: string) => (
    <RecordContextProvider value={{ id: 0, ...values }}>{columns[field]}</RecordContextProvider>
  );
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', paddingY: 1 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        {Object.keys(action.sets).map((field) => (
          <Fragment key={field}>
            {typeof action.sets[field] === 'boolean' && <span>{translate(`resources.${name}.fields.${field}`)}:</span>}
            {shown(before, field)}
            <ArrowForward fontSize="inherit" color="disabled" />
            {shown(action.sets, field)}
          </Fragment>
        ))}
        <Typography component="span" variant="body2" sx={{ marginLeft: 'auto' }}>
          {translate(`resources.${name}.counted`, { smart_count: count })}
        </Typography>
      </Stack>
      {Object.entries(action.amounts).map(([field, currency]) => {
        const sums = amounts.filter((one) => one.field === field);
        if (sums.length === 0) return null;
        return (
          <Stack key={field} direction="row" sx={{ justifyContent: 'space-between', marginTop: 0.5 }}>
            <Typography component="span" variant="body2" color="textSecondary">
              {translate(`resources.${name}.fields.${field}`)}
            </Typography>
            <Typography
              component="span"
              variant="body2"
              sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
            >
              {sums.map((one) => (
                <Box component="span" key={one.currency} sx={{ display: 'block' }}>
                  <RecordContextProvider value={{ id: 0, [field]: one.sum, [currency]: one.currency }}>
                    <MoneyField source={field} currency={currency} />
                  </RecordContextProvider>
                </Box>
              ))}
            </Typography>
          </Stack>
        );
      })}
    </Box>
  );
};
