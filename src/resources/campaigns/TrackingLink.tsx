import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import QrCode2 from '@mui/icons-material/QrCode2';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { useCopy } from '../../components/useCopy.ts';
import type { TrackingLinkProps } from './model.ts';

const LinkCode = lazy(() => import('./LinkCode.tsx'));

/** A campaign’s full link, to copy or to scan. */
export const TrackingLink = ({ link, name }: TrackingLinkProps) => {
  const translate = useTranslate();
  const copy = useCopy();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography
        component="code"
        sx={{
          flex: '1 1 260px',
          minWidth: 0,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          paddingX: 1.5,
          paddingY: 0.875,
          backgroundColor: 'background.default',
          fontFamily: 'monospace',
          fontSize: '0.875rem',
          overflowWrap: 'anywhere',
          userSelect: 'all',
        }}
      >
        {link}
      </Typography>
      <Button variant="contained" startIcon={<ContentCopyOutlined />} onClick={() => void copy(link)}>
        {translate('campaigns.copyLink')}
      </Button>
      <Button variant="outlined" color="inherit" startIcon={<QrCode2 />} onClick={() => setIsOpen(true)}>
        {translate('campaigns.code')}
      </Button>
      {isOpen && (
        <Suspense>
          <LinkCode link={link} name={name} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
};
