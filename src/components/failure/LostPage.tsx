import Box from '@mui/material/Box';

/** A stream that ends before it arrives: the picture for a page that does not exist. */
export const LostPage = () => (
  <Box aria-hidden="true" sx={{ color: 'primary.main', lineHeight: 0 }}>
    <svg width="220" height="120" viewBox="0 0 220 120" fill="none" stroke="currentColor" strokeLinecap="round">
      <g strokeWidth="3">
        <path d="M10 30h42c18 0 18 30 36 30h18" />
        <path d="M10 60h40c14 0 22 0 38 0" opacity="0.7" />
        <path d="M10 90h42c18 0 18-30 36-30" opacity="0.5" />
        <path d="M116 60h4M130 62h3M143 66h2M154 72h1" opacity="0.6" />
      </g>
      <circle cx="186" cy="60" r="22" strokeWidth="3" fill="currentColor" fillOpacity="0.1" strokeDasharray="6 8" />
      <path d="M180 54a6 6 0 1 1 8 5.6c-1.6.8-2 1.8-2 3.4M186 69h.01" strokeWidth="3" />
    </svg>
  </Box>
);
