import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';

export interface ToolbarButtonProps extends ButtonProps {
  text: string;
  icon: ReactNode;
}

/** A button of a toolbar; on phones its picture alone, its text left to screen readers. */
export const ToolbarButton = ({ text, icon, ...props }: ToolbarButtonProps) => (
  <Button
    {...props}
    aria-label={text}
    sx={{ gap: 0.75, minHeight: 32, paddingX: { xs: 0.75, sm: 1.5 }, whiteSpace: 'nowrap' }}
  >
    {icon}
    <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
      {text}
    </Box>
  </Button>
);
