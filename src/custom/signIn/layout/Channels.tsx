import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keyframes } from '@mui/material/styles';
import { useTranslate } from 'ra-core';

const middle = 6;

/** Returns the path of a line from the common stream to its own end, far outside the picture. */
const wayOf = (line: number): string => {
  const spread = line - middle;
  const [start, end] = [450 + spread * 7, 450 + spread * 78];
  return `M-40 ${start} C 260 ${start}, 330 ${end}, 860 ${end}`;
};

const drawn = keyframes({ from: { strokeDashoffset: 1 } });

/** One stream dividing into many: the picture next to the forms for signing in and registering. */
export const Channels = () => {
  const translate = useTranslate();
  return (
    <Box
      component="aside"
      sx={{
        display: { xs: 'none', md: 'block' },
        position: 'sticky',
        top: 0,
        height: '100dvh',
        overflow: 'hidden',
        color: '#FFFFFF',
        background: 'radial-gradient(120% 90% at 20% 10%, #6A2FB0 0%, #35175C 48%, #170B29 100%)',
        '& svg': { display: 'block', width: '100%', height: '100%' },
        '@media (prefers-reduced-motion: no-preference)': {
          '& path': { strokeDasharray: 1, animation: `${drawn} 1.1s cubic-bezier(0.2, 0, 0, 1) backwards` },
        },
      }}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 800 900"
        preserveAspectRatio="xMidYMid slice"
        fill="none"
        strokeLinecap="round"
      >
        {Array.from({ length: 2 * middle + 1 }, (_, line) => {
          const isBright = line % 4 === 2;
          return (
            <path
              key={line}
              d={wayOf(line)}
              pathLength={1}
              stroke={isBright ? '#E9D5FF' : '#AB5BF5'}
              strokeOpacity={0.75 - Math.abs(line - middle) * 0.085}
              strokeWidth={isBright ? 2.5 : 1.5}
            />
          );
        })}
      </svg>
      <Box
        sx={{
          position: 'absolute',
          inset: 'auto 0 0 0',
          padding: { md: 5, lg: 7 },
          paddingTop: 20,
          background: 'linear-gradient(to top, rgba(20, 9, 36, 0.88) 30%, rgba(20, 9, 36, 0))',
        }}
      >
        <Typography
          sx={{ fontSize: '1.75rem', fontWeight: 650, letterSpacing: '-0.02em', lineHeight: 1.2, textWrap: 'balance' }}
        >
          {translate('signIn.picture.title')}
        </Typography>
        <Typography sx={{ marginTop: 1, maxWidth: 480, color: '#DCCBF0', textWrap: 'pretty' }}>
          {translate('signIn.picture.text')}
        </Typography>
      </Box>
    </Box>
  );
};
