import SupervisedUserCircleOutlined from '@mui/icons-material/SupervisedUserCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { LoadingPage } from '../../shell/LoadingPage.tsx';
import { useLeave } from './useImpersonation.ts';
import { useUnsavedFirst } from '../../components/form/unsaved/useUnsavedFirst.tsx';

/** Height of the bar, for which the shell leaves room above itself. */
const height = 40;

export interface ImpersonationBannerProps {
  /** Name of the user who is really there. */
  original: string;
  /** Name of the user whose account it is. */
  name: string;
}

/** Shows on every page, during an impersonation, who is impersonating which user, and offers the way back. */
const ImpersonationBanner = ({ original, name }: ImpersonationBannerProps) => {
  const translate = useTranslate();
  const { leave, isLeaving } = useLeave();
  const { ask, dialog } = useUnsavedFirst(() => void leave());
  if (isLeaving) {
    return (
      <Box
        sx={{ position: 'fixed', inset: 0, zIndex: 'modal', backgroundColor: 'background.default' }}
        aria-label={translate('impersonation.leaving')}
        role="status"
      >
        <LoadingPage />
      </Box>
    );
  }
  const acting = translate('impersonation.acting', { original, name });
  return (
    <>
      <GlobalStyles styles={{ ':root': { '--shell-top': `${height}px` } }} />
      <Box
        component="aside"
        aria-label={translate('impersonation.banner')}
        sx={{
          position: 'fixed',
          top: 0,
          left: 0,
          right: 0,
          height,
          // Above the header and the menu, below dialogs.
          zIndex: ({ zIndex }) => zIndex.drawer + 50,
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          paddingX: { xs: 1.5, md: 3 },
          backgroundColor: 'warning.main',
          color: 'warning.contrastText',
        }}
      >
        <SupervisedUserCircleOutlined fontSize="small" aria-hidden="true" />
        <Typography variant="subtitle2" component="p" noWrap title={acting} sx={{ color: 'inherit' }}>
          {acting}
        </Typography>
        <Typography
          variant="body2"
          component="p"
          noWrap
          sx={{ color: 'inherit', display: { xs: 'none', md: 'block' } }}
        >
          {translate('impersonation.note')}
        </Typography>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          onClick={ask}
          sx={{ marginLeft: 'auto', flexShrink: 0, borderColor: 'currentColor' }}
        >
          {translate('impersonation.leave')}
        </Button>
      </Box>
      {/* A frame around the whole page, so that the bar isn't the only difference. */}
      <Box
        aria-hidden="true"
        sx={{
          position: 'fixed',
          inset: 0,
          zIndex: ({ zIndex }) => zIndex.drawer + 49,
          border: 3,
          borderColor: 'warning.main',
          pointerEvents: 'none',
        }}
      />
      {dialog}
    </>
  );
};

export default ImpersonationBanner;
