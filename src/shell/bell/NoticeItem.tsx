import DoneOutlined from '@mui/icons-material/DoneOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'ra-core';
import { formatDateTime } from '../../../domain/time/dates.ts';
import { useWords } from '../../components/useWords.ts';
import { useZone } from '../../components/viewer.ts';
import { visuallyHidden } from '../../components/visuallyHidden.ts';
import type { Notice } from '../../providers/data/contract.ts';
import { bellWords as words } from './bellWords.ts';

interface NoticeItemProps {
  notice: Notice;
  onRead: () => void;
  /** Closes what contains it when another page is opened. */
  onClose: () => void;
}

/** One notice; opening it marks it as read. */
export const NoticeItem = ({ notice, onRead, onClose }: NoticeItemProps) => {
  const say = useWords();
  const zone = useZone();
  const { title, text, path, createdAt, readAt } = notice;
  const isUnread = readAt === null;
  const open = () => {
    if (isUnread) onRead();
    onClose();
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.25,
        paddingX: 2,
        paddingY: 1.25,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box
        sx={{
          width: 8,
          height: 8,
          flexShrink: 0,
          marginTop: '6px',
          borderRadius: '50%',
          backgroundColor: isUnread ? 'primary.main' : 'transparent',
        }}
      >
        {isUnread && <span style={visuallyHidden}>{say(words.isUnread)}</span>}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {path === null ? (
          <Typography variant="subtitle2" component="div">
            {title}
          </Typography>
        ) : (
          <Link component={LinkBase} to={path} variant="subtitle2" color="textPrimary" underline="hover" onClick={open}>
            {title}
          </Link>
        )}
        {text && (
          <Typography variant="body2" color="textSecondary">
            {text}
          </Typography>
        )}
        <Typography variant="caption" component="div" color="textSecondary">
          {formatDateTime(createdAt, zone)}
        </Typography>
      </Box>
      {isUnread && (
        <IconButton size="small" aria-label={say(words.read, title)} onClick={onRead}>
          <DoneOutlined fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
};
