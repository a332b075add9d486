import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

export interface RecordSectionProps {
  /** Shown above it, if it has a heading. */
  heading: string | undefined;
  /** Its name for screen readers if it has no visible heading. */
  name: string;
  /** Opens it for editing; absent if nothing of it can be edited. */
  onEdit?: (() => void) | undefined;
  /** Whether the button takes the focus because the section was closed. */
  isLeft?: boolean;
  children: ReactNode;
}

/** A part of a record's page, in read mode until it is edited. */
export const RecordSection = ({ heading, name, onEdit, isLeft = false, children }: RecordSectionProps) => {
  const translate = useTranslate();
  return (
    <Card
      component="section"
      aria-label={heading ?? name}
      sx={{ position: 'relative', padding: 2.5, overflow: 'visible' }}
    >
      {heading && (
        <Typography variant="h4" component="h2" sx={{ marginBottom: 1.5, paddingRight: { xs: 4, sm: 10 } }}>
          {heading}
        </Typography>
      )}
      {onEdit && (
        <Button
          color="inherit"
          startIcon={<EditOutlined />}
          aria-label={translate('record.editSection', { name: heading ?? name })}
          onClick={onEdit}
          ref={(button) => {
            if (isLeft) button?.focus({ preventScroll: true });
          }}
          sx={{
            position: 'absolute',
            top: { xs: 12, sm: 14 },
            right: { xs: 8, sm: 12 },
            minWidth: 0,
            // A phone has no room for the button's text next to the first label.
            '& .MuiButton-startIcon': { marginLeft: { xs: 0, sm: -0.5 }, marginRight: { xs: 0, sm: 1 } },
          }}
        >
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {translate('ra.action.edit')}
          </Box>
        </Button>
      )}
      {/* Without a heading, the first value is on the same line as the button. */}
      <Box sx={{ paddingRight: { sm: onEdit && !heading ? 10 : 0 } }}>{children}</Box>
    </Card>
  );
};
