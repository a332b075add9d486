import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';

/** Switches between the light and the dark theme. */
export const ThemeSwitch = () => {
  const { colorScheme, setMode } = useColorScheme();
  const isDark = colorScheme === 'dark';
  const label = useTranslate()(isDark ? 'shell.header.toLight' : 'shell.header.toDark');
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => setMode(isDark ? 'light' : 'dark')}>
        {isDark ? <LightModeOutlined fontSize="small" /> : <DarkModeOutlined fontSize="small" />}
      </IconButton>
    </Tooltip>
  );
};
