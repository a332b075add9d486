import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { Notice } from './useNoticeChoices.ts';

/** A kind of email, with its switch. */
export const NoticeChoice = ({ notice, onChoose }: { notice: Notice; onChoose: (email: boolean) => void }) => {
  const translate = useTranslate();
  const about = useId();
  const { title, description, email, locked } = notice;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        paddingY: 1.25,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box id={about} sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="h2">
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {description}
        </Typography>
        {locked && (
          <Typography
            variant="caption"
            color="textSecondary"
            sx={{ display: 'flex', alignItems: 'center', gap: 0.5, marginTop: 0.25 }}
          >
            <LockOutlined aria-hidden sx={{ fontSize: 14 }} />
            {translate('profile.notifications.always')}
          </Typography>
        )}
      </Box>
      <Switch
        checked={email}
        disabled={locked}
        onChange={(_, checked) => onChoose(checked)}
        slotProps={{
          input: { 'aria-label': translate('profile.notifications.byEmail', { title }), 'aria-describedby': about },
        }}
      />
    </Box>
  );
};
