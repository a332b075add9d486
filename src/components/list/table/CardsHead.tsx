import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import { useListContext, useTranslate } from 'ra-core';
import { SelectPageBox } from '../selection/SelectionBoxes.tsx';

export interface CardsHeadProps {
  /** Names of the fields that the list can be ordered by. */
  sortable: readonly string[];
  labelOf: (name: string) => string;
  hasTicks: boolean;
}

/** The equivalent of a table's head for cards: orders them, and selects all of them. */
export const CardsHead = ({ sortable, labelOf, hasTicks }: CardsHeadProps) => {
  const { sort, setSort } = useListContext();
  const translate = useTranslate();
  const isUp = sort.order === 'ASC';
  const names = sortable.includes(sort.field) ? sortable : [sort.field, ...sortable];
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', minHeight: 44, paddingX: 1, borderTop: 1, borderColor: 'divider' }}
    >
      {hasTicks && <SelectPageBox />}
      <NativeSelect
        variant="standard"
        disableUnderline
        value={sort.field}
        onChange={({ target }) => setSort({ field: target.value, order: sort.order })}
        inputProps={{ 'aria-label': translate('list.sortBy') }}
        sx={{
          marginLeft: 'auto',
          minHeight: 32,
          fontSize: '0.8125rem',
          // As wide as the selected option rather than the longest one.
          '& select': { fieldSizing: 'content', textAlignLast: 'right' },
        }}
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {labelOf(name)}
          </option>
        ))}
      </NativeSelect>
      <IconButton
        aria-label={translate(isUp ? 'list.ascending' : 'list.descending')}
        onClick={() => setSort({ field: sort.field, order: isUp ? 'DESC' : 'ASC' })}
      >
        {isUp ? <ArrowUpward fontSize="small" /> : <ArrowDownward fontSize="small" />}
      </IconButton>
    </Stack>
  );
};
