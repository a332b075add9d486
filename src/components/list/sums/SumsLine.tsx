import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Elements } from '../../typed.ts';
import { useWords } from '../../useWords.ts';
import { useColumnLabel } from '../columns/columnLabel.ts';
import { Sum, sumWords } from './Sum.tsx';
import { useSums } from './useSums.ts';

export interface SumsLineProps {
  names: readonly string[];
  columns: Elements;
}

const look = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 3,
  rowGap: 0.5,
  padding: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** The totals of the amounts, below the cards. */
const SumsLine = ({ names, columns }: SumsLineProps) => {
  const say = useWords();
  const labelOf = useColumnLabel(columns);
  const sums = useSums();
  if (sums.length === 0) return null;
  return (
    <Box role="group" aria-label={say(sumWords.total)} sx={look}>
      <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
        {say(sumWords.total)}
      </Typography>
      {names.map((name) => (
        <Typography key={name} component="span" variant="body2">
          {names.length > 1 && `${labelOf(name)}: `}
          {sums.map(({ currency, amounts }, place) => (
            <span key={currency}>
              {place > 0 && ' + '}
              <Sum amount={amounts[name] ?? '0'} currency={currency} />
            </span>
          ))}
        </Typography>
      ))}
    </Box>
  );
};

export default SumsLine;
