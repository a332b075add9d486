import KeyOffOutlined from '@mui/icons-material/KeyOffOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';

/** Says that there is no token yet, and what one would be good for. */
export const NoTokens = () => {
  const translate = useTranslate();
  return (
    <Stack spacing={1} sx={{ alignItems: 'center', paddingY: 5, textAlign: 'center' }}>
      <KeyOffOutlined aria-hidden sx={{ fontSize: 36, color: 'text.disabled' }} />
      <Typography variant="subtitle1" component="p">
        {translate('profile.tokens.empty')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {translate('profile.tokens.emptyText')}
      </Typography>
    </Stack>
  );
};
