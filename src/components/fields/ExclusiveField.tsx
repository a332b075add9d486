import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext, useResourceContext, useTranslate } from 'ra-core';
import type { ReactElement } from 'react';
import { isEmpty } from '../../../domain/is-empty.ts';
import { useDensity } from '../density.ts';
import type { FieldName, Fields } from '../typed.ts';
import type { ValueProps } from './types.ts';

interface ExclusiveProps<R extends object> extends ValueProps<R> {
  /** The fields of which a record has one at most, in the order of what shows them. */
  sources: readonly FieldName<R>[];
  children: readonly ReactElement[];
}

/** In a table both are cut, so that some of the name is seen. */
const oneLine = {
  display: 'flex',
  gap: '4px',
  '& > *': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
} as const;

/** Of several fields the one that a record has, with what it is: 'Advertiser: Nordwind'. */
export const ExclusiveField = <R extends object = Fields>({ sources, children }: ExclusiveProps<R>) => {
  const translate = useTranslate();
  const record = useRecordContext<Fields & { id: number }>();
  const resource = useResourceContext();
  const isDense = useDensity() === 'table';
  return children.map((child, place) => {
    const source = sources[place];
    if (source === undefined || isEmpty(record?.[source])) return null;
    return (
      <Box key={source} component="span" sx={isDense ? oneLine : undefined}>
        <Typography component="span" variant="body2" color="textSecondary">
          {translate(`resources.${resource}.fields.${source}`)}:{' '}
        </Typography>
        {child}
      </Box>
    );
  });
};
ExclusiveField.columnWidth = [120, 260];
