import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { type MouseEvent, useState } from 'react';
import type { Fields } from '../typed.ts';
import { useCopy } from '../useCopy.ts';
import { besideText } from './besideText.ts';
import { visuallyHidden } from '../visuallyHidden.ts';
import type { ValueProps } from './types.ts';
import { useTextValue } from './useValue.ts';

const dots = '•'.repeat(12);

/** A token or key: masked until revealed, and copied without being shown. */
export const SecretField = <R extends object = Fields>({ source }: ValueProps<R>) => {
  const secret = useTextValue(source);
  const translate = useTranslate();
  const copyText = useCopy();
  const [isShown, setShown] = useState(false);
  if (!secret) return null;
  const Icon = isShown ? VisibilityOffOutlined : VisibilityOutlined;
  // In a list row, a click would otherwise open the record.
  const alone = (act: () => void) => (event: MouseEvent) => {
    event.stopPropagation();
    act();
  };
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
      <Box component="code" sx={{ fontSize: '0.75rem', overflowWrap: 'anywhere', minWidth: 0 }}>
        {isShown ? (
          secret
        ) : (
          <>
            <span aria-hidden="true">{dots}</span>
            <span style={visuallyHidden}>{translate('field.masked')}</span>
          </>
        )}
      </Box>
      <IconButton
        aria-label={translate(isShown ? 'field.hide' : 'field.reveal')}
        onClick={alone(() => setShown(!isShown))}
        sx={besideText}
      >
        <Icon sx={{ fontSize: 14 }} />
      </IconButton>
      <IconButton aria-label={translate('field.copy')} onClick={alone(() => void copyText(secret))} sx={besideText}>
        <ContentCopyOutlined sx={{ fontSize: 14 }} />
      </IconButton>
    </Box>
  );
};
