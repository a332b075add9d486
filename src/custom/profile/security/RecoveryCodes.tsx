import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useTranslate } from 'ra-core';
import { useCopy } from '../../../components/useCopy.ts';
import { saveText } from './saveText.ts';

/** Recovery codes, shown only once: to be copied or saved as a file. */
export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const translate = useTranslate();
  const copy = useCopy();
  const text = `${codes.join('\n')}\n`;
  const name = 'profile.security.recovery';
  return (
    <>
      <DialogContent sx={{ paddingTop: 0 }}>
        <DialogContentText variant="body2">{translate(`${name}.text`)}</DialogContentText>
        <Box
          component="ul"
          aria-label={translate(`${name}.title`)}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
            gap: 1,
            listStyle: 'none',
            margin: 0,
            marginY: 2,
            padding: 1.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            backgroundColor: 'action.hover',
            textAlign: 'center',
          }}
        >
          {codes.map((code) => (
            <Box key={code} component="li" sx={{ fontFamily: 'monospace', fontSize: '0.875rem' }}>
              {code}
            </Box>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<ContentCopyOutlined />}
            onClick={() => void copy(text)}
          >
            {translate(`${name}.copy`)}
          </Button>
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<DownloadOutlined />}
            onClick={() => saveText(translate(`${name}.file`), text)}
          >
            {translate(`${name}.download`)}
          </Button>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onDone} autoFocus>
          {translate(`${name}.done`)}
        </Button>
      </DialogActions>
    </>
  );
};
