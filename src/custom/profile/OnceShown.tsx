import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useCopy } from '../../components/useCopy.ts';

/** A secret to write down now, with a button that copies it. */
export const OnceShown = ({ secret, label }: { secret: string; label: string }) => {
  const translate = useTranslate();
  const copy = useCopy();
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        padding: 1.25,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'action.hover',
      }}
    >
      <Box component="code" sx={{ fontSize: '0.8125rem', overflowWrap: 'anywhere', minWidth: 0, flex: '1 1 200px' }}>
        {secret}
      </Box>
      <Button variant="outlined" color="inherit" startIcon={<ContentCopyOutlined />} onClick={() => void copy(secret)}>
        {translate('field.copy')}
      </Button>
    </Box>
  );
};
