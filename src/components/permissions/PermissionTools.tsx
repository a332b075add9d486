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
  /** Whether only differences are shown; absent if nothing is compared. */
  onlyDifferent?: { value: boolean; onChange: (value: boolean) => void } | undefined;
  /** Selects what to compare with. */
  compare: ReactNode;
  /** The number of selected permissions. */
  children: ReactNode;
}

/** The tools that narrow or widen the list of permissions to select from. */
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
        // Enter searches rather than saving the surrounding form.
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
