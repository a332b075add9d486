import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { type UnknownRecord } from '../../../domain/records.ts';
import { sourceOf, useInnerLabel } from '../fields/innerLabel.ts';
import { FieldValue } from './FieldValue.tsx';
import type { RowChanges } from './shownChanges.ts';

/** Returns the columns of a row by the fields they show. */
const columnsIn = (column: ReactElement | undefined): ReadonlyMap<string, ReactElement> => {
  const rows = isValidElement<{ children?: ReactNode }>(column) ? column.props.children : undefined;
  return new Map(
    Children.toArray(rows).flatMap((child): [string, ReactElement][] => {
      const source = isValidElement(child) ? sourceOf(child) : '';
      return isValidElement(child) && source ? [[source, child]] : [];
    }),
  );
};

export interface ChangedRowsProps {
  change: RowChanges & { field: string };
  /** How the rows are shown. */
  column: ReactElement | undefined;
}

/** What happened to rows, row by row. */
export const ChangedRows = ({ change, column }: ChangedRowsProps) => {
  const { field, added, removed, changed, isMoved } = change;
  const translate = useTranslate();
  const labelOf = useInnerLabel(field);
  const columns = columnsIn(column);
  const [named = 'title'] = columns.keys();
  const value = (row: UnknownRecord, name: string): ReactNode => (
    <FieldValue field={name} value={row[name]} record={row} column={columns.get(name)} />
  );
  const line = (row: UnknownRecord, index: number, content: ReactNode) => (
    <div key={String(row['id'] ?? `new ${index}`)}>{content}</div>
  );
  return (
    <>
      {added.map((row, index) =>
        line(
          row,
          index,
          <Box component="ins" sx={{ textDecoration: 'none' }}>
            {translate('history.added')} {value(row, named)}
          </Box>,
        ),
      )}
      {removed.map((row, index) =>
        line(
          row,
          index,
          <Box component="del" sx={{ color: 'text.secondary', textDecoration: 'none' }}>
            {translate('history.removed')} {value(row, named)}
          </Box>,
        ),
      )}
      {changed.map(({ before, after, fields }, index) =>
        line(
          after,
          index,
          <>
            {translate('history.changed')} {value(before, named)}
            {fields.map((name) => {
              const shown = columns.get(name);
              return (
                <Box key={name} sx={{ paddingLeft: 2 }}>
                  {shown ? labelOf(shown) : name}:{' '}
                  <Box component="del" sx={{ color: 'text.secondary', textDecoration: 'none' }}>
                    {value(before, name)}
                  </Box>
                  {' → '}
                  <Box component="ins" sx={{ textDecoration: 'none' }}>
                    {value(after, name)}
                  </Box>
                </Box>
              );
            })}
          </>,
        ),
      )}
      {isMoved && <div>{translate('history.moved')}</div>}
    </>
  );
};
