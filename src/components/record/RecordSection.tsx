import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

export interface RecordSectionProps {
  /** What stands above it, where it has a heading. */
  heading: string | undefined;
  /** What it is called where nobody sees its heading. */
  name: string;
  /** Opens it for editing; absent where nothing of it can be edited. */
  onEdit?: (() => void) | undefined;
  /** Whether the button takes the focus, since the section was closed. */
  isLeft?: boolean;
  children: ReactNode;
}

/** A part of a record's page, which is read until someone edits it. */
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
            // A phone has no room for the word beside the first label.
            '& .MuiButton-startIcon': { marginLeft: { xs: 0, sm: -0.5 }, marginRight: { xs: 0, sm: 1 } },
          }}
        >
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {translate('ra.action.edit')}
          </Box>
        </Button>
      )}
      {/* Without a heading, the first value stands in one line with the button. */}
      <Box sx={{ paddingRight: { sm: onEdit && !heading ? 10 : 0 } }}>{children}</Box>
    </Card>
  );
};
