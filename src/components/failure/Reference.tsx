import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useCopy } from '../useCopy.ts';

/** The id of a failed call in the server's log, to pass on to the server's operators. */
export const Reference = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const copy = useCopy();
  return (
    <Typography variant="caption" component="div" sx={{ marginTop: 0.5, overflowWrap: 'anywhere' }}>
      {translate('failure.request', { id })}
      <IconButton
        color="inherit"
        aria-label={translate('failure.copyReference')}
        onClick={() => void copy(id)}
        sx={{ padding: 0.5, marginLeft: 0.25 }}
      >
        <ContentCopyOutlined sx={{ fontSize: 14 }} />
      </IconButton>
    </Typography>
  );
};
