import Checkbox from '@mui/material/Checkbox';
import { type Identifier, useTranslate } from 'ra-core';
import type { MouseEvent } from 'react';
import { useSelection } from './useSelection.ts';

// Text between two clicks would be selected as well.
const keepText = (event: MouseEvent) => {
  if (event.shiftKey) event.preventDefault();
};

/** Selects a record; with Shift, by mouse or by keyboard, all from the box used before. */
export const SelectRowBox = ({ id }: { id: Identifier }) => {
  const translate = useTranslate();
  const { has, tick } = useSelection();
  return (
    <Checkbox
      size="small"
      checked={has(id)}
      onMouseDown={keepText}
      onChange={({ nativeEvent }, isTicked) =>
        tick(id, isTicked, nativeEvent instanceof window.MouseEvent && nativeEvent.shiftKey)
      }
      slotProps={{ input: { 'aria-label': translate('list.selectRow', { id }) } }}
    />
  );
};

/** Selects all records of the page that shows, or none of them. */
export const SelectPageBox = () => {
  const translate = useTranslate();
  const { page, tickPage } = useSelection();
  return (
    <Checkbox
      size="small"
      checked={page === 'all'}
      indeterminate={page === 'some'}
      onChange={() => tickPage(page !== 'all')}
      // The browser tells the half-way state of a checkbox by itself.
      slotProps={{ input: { 'aria-label': translate('ra.action.select_all'), 'aria-checked': undefined } }}
    />
  );
};
