import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import type { MouseEvent } from 'react';
import type { Fields } from '../typed.ts';
import { useCopy } from '../useCopy.ts';
import { besideText } from './besideText.ts';
import type { ValueProps } from './types.ts';
import { useTextValue } from './useValue.ts';

export interface CopyFieldProps<R extends object> extends ValueProps<R> {
  /** What the button says to who can't see what it stands beside. */
  copy?: string;
}

/** A text to hand on, with a button that copies it. */
export const CopyField = <R extends object = Fields>({ source, copy: name }: CopyFieldProps<R>) => {
  const text = useTextValue(source);
  const translate = useTranslate();
  const copyText = useCopy();
  if (!text) return null;
  const copy = (event: MouseEvent) => {
    event.stopPropagation();
    void copyText(text);
  };
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minWidth: 0, maxWidth: '100%' }}
    >
      <Box component="code" sx={{ fontSize: '0.75rem', overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {text}
      </Box>
      <IconButton aria-label={name ?? translate('field.copy')} onClick={copy} sx={besideText}>
        <ContentCopyOutlined sx={{ fontSize: 14 }} />
      </IconButton>
    </Box>
  );
};
CopyField.columnWidth = [104, 168];
