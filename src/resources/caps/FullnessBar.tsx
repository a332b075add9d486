import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'ra-core';

interface FullnessBarProps {
  /** The counted part, in percent of the limit. */
  counted: number;
  /** The same including reservations, which are drawn separately. */
  taken?: number;
}

/** How full a cap is, in colours from calm to warning. */
export const FullnessBar = ({ counted, taken = counted }: FullnessBarProps) => (
  <LinearProgress
    variant="buffer"
    role="meter"
    value={Math.min(counted, 100)}
    valueBuffer={Math.min(taken, 100)}
    color={taken >= 100 ? 'error' : taken >= 90 ? 'warning' : 'primary'}
    aria-label={useTranslate()('caps.fullness')}
    aria-valuetext={`${Math.floor(taken)}%`}
    sx={{ backgroundColor: 'action.hover', '& .MuiLinearProgress-dashed': { display: 'none' } }}
  />
);
