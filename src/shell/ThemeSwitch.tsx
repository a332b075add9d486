import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';

/** Changes between the light and the dark theme. */
export const ThemeSwitch = () => {
  const { mode, setMode } = useColorScheme();
  const label = useTranslate()(mode === 'dark' ? 'shell.header.toLight' : 'shell.header.toDark');
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}>
        {mode === 'dark' ? <LightModeOutlined fontSize="small" /> : <DarkModeOutlined fontSize="small" />}
      </IconButton>
    </Tooltip>
  );
};
