import Chip from '@mui/material/Chip';
import type { Tone } from '../choice.ts';

/** A value whose colour conveys its tone. */
export const ToneChip = ({ label, tone }: { label: string; tone: Tone }) => (
  <Chip
    component="span"
    label={label}
    sx={
      tone === 'neutral'
        ? { backgroundColor: 'action.hover', color: 'text.secondary' }
        : { backgroundColor: `${tone}.light`, color: `${tone}.dark` }
    }
  />
);
