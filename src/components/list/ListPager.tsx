import KeyboardArrowLeft from '@mui/icons-material/KeyboardArrowLeft';
import KeyboardArrowRight from '@mui/icons-material/KeyboardArrowRight';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'ra-core';
import { useEntry } from '../entries.ts';
import { useLanguage } from '../language.ts';

const sizes = [10, 25, 50, 100];

/** The current page, links to its neighbours, and the page size. */
export const ListPager = () => {
  const { pageSize } = useEntry();
  const { page, perPage, total, data = [], hasNextPage, meta, setPage, setPerPage } = useListContext();
  const moreThan: unknown = meta?.moreThan;
  const translate = useTranslate();
  const language = useLanguage();
  if (data.length === 0) return null;
  const number = (value: number): string => value.toLocaleString(language);
  const first = (page - 1) * perPage + 1;
  const last = first + data.length - 1;
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
      <Typography variant="body2" color="textSecondary" aria-live="polite">
        {translate(total === undefined ? 'list.pageOfMore' : 'list.page', {
          first: number(first),
          last: number(last),
          total: number(total ?? Number(moreThan)),
        })}
      </Typography>
      <IconButton
        aria-label={translate('ra.navigation.previous')}
        disabled={page <= 1}
        onClick={() => setPage(page - 1)}
      >
        <KeyboardArrowLeft fontSize="small" />
      </IconButton>
      <IconButton
        aria-label={translate('ra.navigation.next')}
        disabled={!hasNextPage}
        onClick={() => setPage(page + 1)}
      >
        <KeyboardArrowRight fontSize="small" />
      </IconButton>
    </Stack>
  );
};
