import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useTranslate } from 'ra-core';
import { useState } from 'react';

/** Props of a text field for a password: hidden until the user reveals it. */
export const useReveal = () => {
  const [visible, setVisible] = useState(false);
  const label = useTranslate()(visible ? 'signIn.hidePassword' : 'signIn.showPassword');
  return {
    type: visible ? 'text' : 'password',
    endAdornment: (
      <InputAdornment position="end">
        <IconButton aria-label={label} edge="end" onClick={() => setVisible(!visible)}>
          {visible ? <VisibilityOffOutlined fontSize="small" /> : <VisibilityOutlined fontSize="small" />}
        </IconButton>
      </InputAdornment>
    ),
  };
};
