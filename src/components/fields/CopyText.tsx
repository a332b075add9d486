import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import type { MouseEvent, ReactNode } from 'react';
import { useDensity } from '../density.ts';
import { useCopy } from '../useCopy.ts';
import { besideText } from './besideText.ts';

export interface CopyTextProps {
  text: string;
  /** Label of the button for those who can't see what it is next to. */
  copy?: string | undefined;
  /** The text as shown, if it isn't plain. */
  children?: ReactNode;
}

/** A text to pass on, with a button that copies it: whole on a page, on one line in a table. */
export const CopyText = ({ text, copy: name, children = text }: CopyTextProps) => {
  const translate = useTranslate();
  const copyText = useCopy();
  const isCut = useDensity() === 'table';
  const copy = (event: MouseEvent) => {
    event.stopPropagation();
    void copyText(text);
  };
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minWidth: 0, maxWidth: '100%' }}
    >
      <Box
        component="code"
        sx={{
          fontFamily: 'monospace',
          fontSize: '0.75rem',
          ...(isCut ? { overflow: 'hidden', textOverflow: 'ellipsis' } : { minWidth: 0, overflowWrap: 'anywhere' }),
        }}
      >
        {children}
      </Box>
      <IconButton aria-label={name ?? translate('field.copy')} onClick={copy} sx={besideText}>
        <ContentCopyOutlined sx={{ fontSize: 14 }} />
      </IconButton>
    </Box>
  );
};
