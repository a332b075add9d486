import SearchOutlined from '@mui/icons-material/SearchOutlined';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

export interface PermissionToolsProps {
  search: string;
  onSearch: (search: string) => void;
  showHidden: boolean;
  onShowHidden: (showHidden: boolean) => void;
  /** Whether only what differs shows; absent where nothing is compared. */
  onlyDifferent?: { value: boolean; onChange: (value: boolean) => void } | undefined;
  /** Chooses what to compare with. */
  compare: ReactNode;
  /** How many are chosen. */
  children: ReactNode;
}

/** What narrows or widens the permissions to choose from. */
export const PermissionTools = (props: PermissionToolsProps) => {
  const { search, onSearch, showHidden, onShowHidden, onlyDifferent, compare, children } = props;
  const translate = useTranslate();
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <TextField
        type="search"
        size="small"
        value={search}
        onChange={({ target }) => onSearch(target.value)}
        // Enter searches; it does not save the form around.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        placeholder={translate('permissions.search')}
        slotProps={{
          htmlInput: { 'aria-label': translate('permissions.search') },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchOutlined fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
        sx={{ flex: '1 1 200px', maxWidth: 320 }}
      />
      {compare}
      {onlyDifferent && (
        <FormControlLabel
          control={
            <Switch
              size="small"
              checked={onlyDifferent.value}
              onChange={(_, checked) => onlyDifferent.onChange(checked)}
            />
          }
          label={translate('permissions.onlyDifferent')}
          slotProps={{ typography: { variant: 'body2' } }}
          sx={{ marginX: 0, gap: 0.5 }}
        />
      )}
      <FormControlLabel
        control={<Switch size="small" checked={showHidden} onChange={(_, checked) => onShowHidden(checked)} />}
        label={translate('permissions.showHidden')}
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ marginX: 0, gap: 0.5 }}
      />
      <Typography variant="body2" color="textSecondary" aria-live="polite" sx={{ marginLeft: 'auto' }}>
        {children}
      </Typography>
    </Stack>
  );
};
