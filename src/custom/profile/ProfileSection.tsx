import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

export interface ProfileSectionProps {
  /** Absent if the page has no other section. */
  title?: ReactNode;
  text?: string;
  /** Buttons next to the title. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A section of a profile page: what it is about, its actions, and its contents. */
export const ProfileSection = ({ title, text, actions, children }: ProfileSectionProps) => {
  const heading = useId();
  return (
    <Card component="section" {...(title && { 'aria-labelledby': heading })} sx={{ padding: { xs: 2, sm: 2.5 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          {title && (
            <Typography
              id={heading}
              variant="h4"
              component="h2"
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
            >
              {title}
            </Typography>
          )}
          {text && (
            <Typography
              variant="body2"
              color="textSecondary"
              sx={{ marginTop: title ? 0.5 : 0, maxWidth: 560, overflowWrap: 'anywhere' }}
            >
              {text}
            </Typography>
          )}
        </Box>
        {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
      </Box>
      {children && <Box sx={{ marginTop: 2 }}>{children}</Box>}
    </Card>
  );
};
