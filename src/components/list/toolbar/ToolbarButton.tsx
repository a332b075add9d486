import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { LinkBase } from 'ra-core';
import type { ReactNode } from 'react';

export interface ToolbarButtonProps extends ButtonProps {
  text: string;
  icon: ReactNode;
  /** The page that it links to. */
  to?: string;
}

/** A toolbar button; on phones only its icon, with the text left to screen readers. */
export const ToolbarButton = ({ text, icon, to, ...props }: ToolbarButtonProps) => (
  <Button
    {...props}
    {...(to !== undefined && { component: LinkBase, to })}
    aria-label={text}
    sx={{
      gap: 0.75,
      minWidth: 32,
      minHeight: 32,
      flexShrink: 0,
      paddingX: { xs: 0.75, sm: 1.5 },
      whiteSpace: 'nowrap',
    }}
  >
    {icon}
    <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
      {text}
    </Box>
  </Button>
);
