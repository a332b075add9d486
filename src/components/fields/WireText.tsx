import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** A request or response as sent over the wire. */
export const WireText = ({ title, text }: { title: string; text: string }) => (
  <Stack spacing={0.5}>
    <Typography variant="h5" component="h3">
      {title}
    </Typography>
    <Box
      component="pre"
      tabIndex={0}
      role="region"
      aria-label={title}
      sx={{
        margin: 0,
        padding: 1.5,
        maxHeight: 320,
        overflow: 'auto',
        borderRadius: 1,
        backgroundColor: 'action.hover',
        fontSize: '0.75rem',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      {text}
    </Box>
  </Stack>
);
