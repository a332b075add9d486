import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import useAutocomplete from '@mui/material/useAutocomplete';
import type { ReactNode } from 'react';

export interface SearchListProps<T> {
  /** Label of the search for screen readers. */
  label: string;
  placeholder: string;
  /** Shown when nothing is found. */
  none: string;
  /** Shown when part of the search failed. */
  failure?: string | undefined;
  typed: string;
  onType: (typed: string) => void;
  /** The results, in their order; those of one group are adjacent. */
  options: readonly T[];
  groupOf?: (option: T) => string;
  /** The option's text, unique among them. */
  textOf: (option: T) => string;
  render: (option: T) => ReactNode;
  isSearching: boolean;
  onChoose: (option: T) => void;
  onClose: () => void;
}

/** A search box above a list of its results, usable with mouse, arrow keys and screen reader alike. */
export const SearchList = <T extends object>(props: SearchListProps<T>) => {
  const {
    label,
    placeholder,
    none,
    failure,
    typed,
    onType,
    options,
    groupOf,
    textOf,
    render,
    isSearching,
    onChoose,
    onClose,
  } = props;
  const { getRootProps, getInputProps, getListboxProps, getOptionProps } = useAutocomplete<T>({
    options,
    open: true,
    value: null,
    inputValue: typed,
    autoHighlight: true,
    clearOnBlur: false,
    // The options are already filtered.
    filterOptions: (found) => found,
    getOptionLabel: textOf,
    isOptionEqualToValue: (one, other) => textOf(one) === textOf(other),
    onInputChange: (_, text, reason) => {
      if (reason === 'input') onType(text);
    },
    onChange: (_, option) => {
      if (option) onChoose(option);
    },
    onClose: (_, reason) => {
      if (reason === 'escape') onClose();
    },
  });
  return (
    <Box {...getRootProps()}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          padding: '10px 14px',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <SearchOutlined aria-hidden="true" fontSize="small" sx={{ color: 'text.secondary' }} />
        <InputBase
          fullWidth
          autoFocus
          placeholder={placeholder}
          inputProps={{ ...getInputProps(), 'aria-label': label }}
        />
      </Box>
      <Box sx={{ height: 2 }}>{isSearching && <LinearProgress aria-hidden="true" sx={{ height: 2 }} />}</Box>
      <Box
        component="ul"
        {...getListboxProps()}
        aria-label={label}
        aria-busy={isSearching}
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 0.75,
          maxHeight: 'min(52vh, 420px)',
          overflowY: 'auto',
          position: 'relative',
        }}
      >
        {options.map((option, index) => {
          const group = groupOf?.(option);
          const before = options[index - 1];
          const begins = group !== undefined && (before === undefined || groupOf?.(before) !== group);
          const { key, ...line } = getOptionProps({ option, index });
          return [
            begins && (
              <Typography
                key={group}
                component="li"
                role="presentation"
                variant="caption"
                color="textSecondary"
                sx={{ display: 'block', padding: '8px 8px 2px', fontWeight: 600 }}
              >
                {group}
              </Typography>
            ),
            <Box
              component="li"
              key={key}
              {...line}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1.25,
                minHeight: 34,
                padding: '3px 8px',
                borderRadius: 1.5,
                cursor: 'pointer',
                '&.Mui-focused': { backgroundColor: 'action.hover' },
                '& svg': { flexShrink: 0 },
              }}
            >
              {render(option)}
            </Box>,
          ];
        })}
      </Box>
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        sx={{ padding: 2, '&:empty': { display: 'none' } }}
      >
        {isSearching ? '' : (failure ?? (options.length === 0 ? none : ''))}
      </Typography>
    </Box>
  );
};
