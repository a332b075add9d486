import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import { useListContext, useTranslate } from 'ra-core';
import { useEntry } from '../entries.ts';
import { PageTurner } from './PageTurner.tsx';

const sizes = [10, 25, 50, 100];

/** The current page, links to its neighbours, and the page size. */
export const ListPager = () => {
  const { pageSize } = useEntry();
  const { page, perPage, total, data = [], hasNextPage, meta, setPage, setPerPage } = useListContext();
  const moreThan: unknown = meta?.moreThan;
  const translate = useTranslate();
  if (data.length === 0) return null;
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ alignItems: 'center', justifyContent: 'flex-end', padding: 0.75, borderTop: 1, borderColor: 'divider' }}
    >
      <NativeSelect
        variant="standard"
        disableUnderline
        value={perPage}
        onChange={({ target }) => setPerPage(Number(target.value))}
        inputProps={{ 'aria-label': translate('ra.navigation.page_rows_per_page') }}
        sx={{ fontSize: '0.8125rem' }}
      >
        {[...new Set([...sizes, pageSize, perPage])]
          .sort((one, other) => one - other)
          .map((size) => (
            <option key={size} value={size}>
              {translate('list.perPage', { size })}
            </option>
          ))}
      </NativeSelect>
      <PageTurner
        page={page}
        first={(page - 1) * perPage + 1}
        count={data.length}
        total={total ?? Number(moreThan)}
        isMore={total === undefined}
        hasNext={hasNextPage === true}
        onTurn={setPage}
      />
    </Stack>
  );
};
