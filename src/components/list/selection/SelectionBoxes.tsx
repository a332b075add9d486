import Checkbox from '@mui/material/Checkbox';
import { type Identifier, useTranslate } from 'ra-core';
import { memo, type MouseEvent } from 'react';
import { type Selection, useSelection } from './useSelection.ts';

// Keeps Shift-click from selecting the text in between.
const keepText = (event: MouseEvent) => {
  if (event.shiftKey) event.preventDefault();
};

interface RowBoxProps extends Pick<Selection, 'tick'> {
  id: Identifier;
  isTicked: boolean;
}

/** Renders when the selection changes, not whenever its row does. */
const RowBox = memo(function RowBox({ id, isTicked, tick }: RowBoxProps) {
  const translate = useTranslate();
  return (
    <Checkbox
      size="small"
      checked={isTicked}
      onMouseDown={keepText}
      onChange={({ nativeEvent }, wantsTick) =>
        tick(id, wantsTick, nativeEvent instanceof window.MouseEvent && nativeEvent.shiftKey)
      }
      slotProps={{ input: { 'aria-label': translate('list.selectRow', { id }) } }}
    />
  );
});

/** Selects a record; with Shift, by mouse or by keyboard, all records from the last used box on. */
export const SelectRowBox = ({ id }: { id: Identifier }) => {
  const { has, tick } = useSelection();
  return <RowBox id={id} isTicked={has(id)} tick={tick} />;
};

/** Selects all records of the current page, or none of them. */
export const SelectPageBox = () => {
  const translate = useTranslate();
  const { page, tickPage } = useSelection();
  return (
    <Checkbox
      size="small"
      checked={page === 'all'}
      indeterminate={page === 'some'}
      onChange={() => tickPage(page !== 'all')}
      // The browser announces the indeterminate state of a checkbox itself.
      slotProps={{ input: { 'aria-label': translate('ra.action.select_all'), 'aria-checked': undefined } }}
    />
  );
};
