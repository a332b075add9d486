import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext, useResourceContext, useTranslate } from 'ra-core';
import type { ReactElement } from 'react';
import { isEmpty } from '../../../domain/text/is-empty.ts';
import { useDensity } from '../density.ts';
import type { FieldName, Fields } from '../typed.ts';
import type { ValueProps } from './types.ts';

interface ExclusiveProps<R extends object> extends ValueProps<R> {
  /** The fields of which a record has at most one, in the order of the children that show them. */
  sources: readonly FieldName<R>[];
  children: readonly ReactElement[];
}

/** In a table it stays on one line: the kind comes after the name, and is dropped if there is no room. */
const oneLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 0.75,
  height: 24,
  overflow: 'hidden',
  '& > *': { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', lineHeight: '24px' },
} as const;

/** The one of several fields that a record has, labelled with its kind: 'Advertiser: Nordwind'. */
export const ExclusiveField = <R extends object = Fields>({ sources, children }: ExclusiveProps<R>) => {
  const translate = useTranslate();
  const record = useRecordContext<Fields & { id: number }>();
  const resource = useResourceContext();
  const isDense = useDensity() === 'table';
  return children.map((child, place) => {
    const source = sources[place];
    if (source === undefined || isEmpty(record?.[source])) return null;
    const kind = translate(`resources.${resource}.fields.${source}`);
    if (isDense)
      return (
        <Box key={source} component="span" sx={oneLine}>
          {child}
          <Typography component="span" variant="caption" color="textSecondary">
            {kind}
          </Typography>
        </Box>
      );
    return (
      <span key={source}>
        <Typography component="span" variant="body2" color="textSecondary">
          {kind}:{' '}
        </Typography>
        {child}
      </span>
    );
  });
};
ExclusiveField.columnWidth = [120, 260];
