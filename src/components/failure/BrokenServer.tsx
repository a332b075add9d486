import Box from '@mui/material/Box';

/** A rack with a loose cable: the picture for a server that failed. */
export const BrokenServer = () => (
  <Box aria-hidden="true" sx={{ display: 'flex', justifyContent: 'center', paddingTop: 3, color: 'primary.main' }}>
    <svg
      width="150"
      height="110"
      viewBox="0 0 150 110"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect x="18" y="12" width="74" height="26" rx="6" fill="currentColor" fillOpacity="0.12" />
      <rect x="18" y="46" width="74" height="26" rx="6" fill="currentColor" fillOpacity="0.12" />
      <path d="M30 25h.01M42 25h.01M62 25h18M30 59h.01M42 59h.01M62 59h18" />
      <path d="M55 72v14c0 6 4 10 10 10h12" />
      <path d="M132 96h-12M120 89v14M86 90l-8 6 8 6" />
      <path d="M98 84l6 5M101 96h6M98 108l6-5" opacity="0.55" />
    </svg>
  </Box>
);
