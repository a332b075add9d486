import Chip from '@mui/material/Chip';
import { useListContext } from 'ra-core';

type Values = Readonly<Record<string, unknown>>;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify([one].flat().map(String)) === JSON.stringify([other].flat().map(String));

interface FilterChipProps {
  label: string;
  /** What the list is narrowed to. */
  narrows: Values;
  /** Filters that go as it comes. */
  excludes?: readonly string[];
}

/** Narrows the list around by one press, and takes that back by another. */
export const FilterChip = ({ label, narrows, excludes = [] }: FilterChipProps) => {
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
      label={label}
      onClick={() => setFilters(isOn ? others : { ...others, ...narrows }, displayedFilters, false)}
    />
  );
};
