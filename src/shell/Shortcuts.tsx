import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useSingleKeys } from '../components/singleKeys.ts';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keyboard shortcuts, by the key of their text. */
const shortcuts = [
  { id: 'palette', keys: [isMac ? '⌘' : 'Ctrl', 'K'] },
  { id: 'edit', keys: ['E'], isSingle: true },
  { id: 'help', keys: ['?'], isSingle: true },
  { id: 'close', keys: ['Esc'] },
] as const;

/** The keyboard shortcuts, and the switch for the single-key ones. */
const Shortcuts = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const [isOn, setOn] = useSingleKeys();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle variant="h3">{translate('shell.shortcuts.title')}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '10px 16px', alignItems: 'baseline', margin: 0 }}
        >
          {shortcuts.map(({ id, keys, ...shortcut }) => (
            <Box key={id} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ display: 'flex', gap: 0.5 }}>
                {keys.map((key) => (
                  <Box
                    key={key}
                    component="kbd"
                    sx={{
                      paddingX: 0.75,
                      border: 1,
                      borderColor: 'divider',
                      borderRadius: 1,
                      font: 'inherit',
                      fontSize: '0.75rem',
                      color: 'isSingle' in shortcut && !isOn ? 'text.disabled' : 'text.primary',
                    }}
                  >
                    {key}
                  </Box>
                ))}
              </Box>
              <Typography component="dd" variant="body2" sx={{ margin: 0 }}>
                {translate(`shell.shortcuts.${id}`)}
              </Typography>
            </Box>
          ))}
        </Box>
        <FormControlLabel
          control={<Switch size="small" checked={isOn} onChange={(_, checked) => setOn(checked)} />}
          label={translate('shell.shortcuts.singleKeys')}
          slotProps={{ typography: { variant: 'body2' } }}
          sx={{ marginTop: 2, marginLeft: 0, gap: 1 }}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('toast.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default Shortcuts;
