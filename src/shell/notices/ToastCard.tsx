import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { Ref } from 'react';
import type { ShownToast } from './toasts.ts';

const icons = { success: CheckCircleOutlined, error: ErrorOutlined, lock: LockOutlined, info: InfoOutlined };
const colours = { success: 'success.main', error: 'error.main', lock: 'warning.main', info: 'primary.main' };

export interface ToastCardProps {
  toast: ShownToast;
  onClose: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** One toast: its kind, its header, its text, and its details. */
export const ToastCard = ({ toast, onClose, ref, ...place }: ToastCardProps) => {
  const translate = useTranslate();
  const { status, header, message, messageArgs, details, isRemovable, onUndo } = toast;
  const Icon = icons[status];
  const say = (text: string) => translate(text, { _: text });
  return (
    <Paper
      ref={ref}
      {...place}
      role={status === 'success' || status === 'info' ? 'status' : 'alert'}
      elevation={6}
      sx={{
        display: 'flex',
        gap: 1.25,
        width: '100%',
        padding: '10px 14px',
        borderLeft: 3,
        borderColor: colours[status],
        overflowWrap: 'anywhere',
      }}
    >
      <Icon fontSize="small" sx={{ color: colours[status], marginTop: '1px' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {header && (
          <Typography component="p" variant="subtitle2">
            {say(header)}
          </Typography>
        )}
        {message !== '' && (
          <Typography variant="body2" color="textSecondary">
            {typeof message === 'string' ? translate(message, messageArgs) : message}
          </Typography>
        )}
        {details.length > 0 && (
          <Box component="ul" sx={{ margin: '4px 0 0', paddingLeft: 2, maxHeight: 160, overflowY: 'auto' }}>
            {details.map((line) => (
              <Typography key={line} component="li" variant="body2" color="textSecondary">
                {say(line)}
              </Typography>
            ))}
          </Box>
        )}
        {onUndo && (
          <Button
            onClick={() => {
              onClose();
              onUndo();
            }}
            sx={{ marginTop: 0.5, marginLeft: -1 }}
          >
            {translate('status.undo')}
          </Button>
        )}
      </Box>
      {isRemovable && (
        <IconButton
          aria-label={translate('toast.close')}
          onClick={onClose}
          sx={{ padding: 0.25, alignSelf: 'flex-start' }}
        >
          <CloseOutlined sx={{ fontSize: 16 }} />
        </IconButton>
      )}
    </Paper>
  );
};
