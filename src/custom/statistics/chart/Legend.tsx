import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { colourAt } from './colours.ts';

export interface LegendLine {
  key: string;
  title: string;
  text?: string;
  colour?: string;
}

/** What is drawn in which colour. */
export const Legend = ({ lines }: { lines: readonly LegendLine[] }) => (
  <Stack
    component="ul"
    direction="row"
    useFlexGap
    sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.25, margin: 0, padding: 0, listStyle: 'none', fontSize: '0.75rem' }}
  >
    {lines.map(({ key, title, text, colour }, place) => (
      <Stack component="li" key={key} direction="row" sx={{ gap: 0.75, alignItems: 'center', minWidth: 0 }}>
        <Box
          aria-hidden="true"
          sx={{ width: 8, height: 8, flexShrink: 0, borderRadius: '2px', backgroundColor: colour ?? colourAt(place) }}
        />
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {title}
        </Box>
        {text && (
          <Box component="span" sx={{ fontWeight: 600 }}>
            {text}
          </Box>
        )}
      </Stack>
    ))}
  </Stack>
);
