import Box from '@mui/material/Box';

/** One stream parting into many: the picture beside the sign-in form. */
export const Channels = () => (
  <Box
    aria-hidden="true"
    sx={{
      display: { xs: 'none', md: 'block' },
      overflow: 'hidden',
      background: 'radial-gradient(120% 90% at 20% 10%, #6A2FB0 0%, #35175C 48%, #170B29 100%)',
      '& svg': { display: 'block', width: '100%', height: '100%' },
    }}
  >
    <svg viewBox="0 0 800 900" preserveAspectRatio="xMidYMid slice" fill="none" strokeLinecap="round">
      {Array.from({ length: 13 }, (_, line) => {
        const spread = line - 6;
        const end = 450 + spread * 78;
        return (
          <path
            key={line}
            d={`M-40 ${450 + spread * 7} C 260 ${450 + spread * 7}, 330 ${end}, 860 ${end}`}
            stroke={line % 4 === 2 ? '#E9D5FF' : '#AB5BF5'}
            strokeOpacity={0.75 - Math.abs(spread) * 0.085}
            strokeWidth={line % 4 === 2 ? 2.5 : 1.5}
          />
        );
      })}
    </svg>
  </Box>
);
