import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useDebouncedEvent, useListContext, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

const pause = 400;

/** Searches for a text in the fields that the API searches, shortly after the user stops typing. */
export const SearchBox = () => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { search, ...others }: Record<string, unknown> = filterValues;
  const applied = typeof search === 'string' ? search : '';
  // While the user types, the box is ahead of the list, and keeps a blank that they have typed; afterwards it shows the
  // list's search text.
  const [draft, setDraft] = useState<string>();
  const latest = useRef<string>(undefined);
  const write = (text: string | undefined) => {
    latest.current = text;
    setDraft(text);
  };
  const asked = useRef(applied);
  const searchFor = (text: string) => {
    asked.current = text.trim();
    setFilters(text.trim() ? { ...others, search: text.trim() } : others);
  };
  // Where the list has another text than was asked for, as by going back, what was typed is over.
  const follow = useEffectEvent((text: string) => {
    if (text === asked.current) return;
    asked.current = text;
    write(undefined);
  });
  useEffect(() => follow(applied), [applied]);
  const apply = (text: string) => {
    write(undefined);
    searchFor(text);
  };
  const applyLater = useDebouncedEvent((text: string) => {
    // Cleared, applied or changed meanwhile.
    if (latest.current === text) searchFor(text);
  }, pause);
  const text = draft ?? applied;
  return (
    <OutlinedInput
      size="small"
      type="text"
      value={text}
      placeholder={translate('ra.action.search')}
      onChange={(event) => {
        write(event.target.value);
        applyLater(event.target.value);
      }}
      // What is still typed is searched for at once; the list's own text is shown again.
      onBlur={() => draft !== undefined && apply(draft)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply(text);
        if (event.key === 'Escape') apply('');
      }}
      inputProps={{ 'aria-label': translate('ra.action.search'), maxLength: 200 }}
      startAdornment={
        <InputAdornment position="start">
          <Search fontSize="small" />
        </InputAdornment>
      }
      endAdornment={
        text && (
          <IconButton aria-label={translate('ra.action.clear_input_value')} onClick={() => apply('')} edge="end">
            <Close fontSize="small" />
          </IconButton>
        )
      }
      sx={{ width: 260, minWidth: 64, flexShrink: 1, '& input': { paddingY: 0.75 } }}
    />
  );
};
