import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useListContext } from 'ra-core';

type Values = Readonly<Record<string, unknown>>;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify([one].flat().map(String)) === JSON.stringify([other].flat().map(String));

interface FilterChipProps {
  label: string;
  /** How many records would be left; undefined until it is known. */
  count?: string | undefined;
  /** The filter values it sets. */
  narrows: Values;
  /** Filters that it removes when applied. */
  excludes?: readonly string[];
}

/** Applies a filter to the current list when pressed, and removes it when pressed again. */
export const FilterChip = ({ label, count, narrows, excludes = [] }: FilterChipProps) => {
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const present: Values = filterValues;
  const isOn = Object.entries(narrows).every(([field, value]) => isSame(present[field], value));
  const others = Object.fromEntries(
    Object.entries(present).filter(([field]) => !(field in narrows) && !excludes.includes(field)),
  );
  return (
    <Chip
      size="medium"
      variant={isOn ? 'filled' : 'outlined'}
      color={isOn ? 'primary' : 'default'}
      aria-pressed={isOn}
      label={
        count === undefined ? (
          label
        ) : (
          <>
            {label}{' '}
            <Typography
              component="span"
              variant="caption"
              color={isOn ? 'inherit' : 'textSecondary'}
              sx={{ marginLeft: 0.5 }}
            >
              {count}
            </Typography>
          </>
        )
      }
      onClick={() => setFilters(isOn ? others : { ...others, ...narrows }, displayedFilters, false)}
    />
  );
};
