import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { MouseEvent } from 'react';
import type { Fields } from '../typed.ts';
import { CopyText } from './CopyText.tsx';
import type { ValueProps } from './types.ts';
import { useTextValue } from './useValue.ts';

/** Splits a text at its macros, keeping them. */
const macros = /(\{\w+\})/;

/** A URL with its macros highlighted. */
const Marked = ({ text }: { text: string }) =>
  text.split(macros).map((part, place) =>
    // Parts have no identity other than their position.
    macros.test(part) ? (
      <Box
        key={place}
        component="mark"
        sx={{ paddingX: 0.25, borderRadius: 0.5, color: 'inherit', backgroundColor: 'action.selected' }}
      >
        {part}
      </Box>
    ) : (
      part
    ),
  );

/** A URL as a link; one with macros leads nowhere until they are filled in, so it is a text to copy. */
export const UrlField = <R extends object = Fields>({ source }: ValueProps<R>) => {
  const text = useTextValue(source);
  if (!text) return null;
  if (macros.test(text)) {
    return (
      <CopyText text={text}>
        <Marked text={text} />
      </CopyText>
    );
  }
  return (
    <Link
      href={text}
      target="_blank"
      rel="noreferrer"
      variant="body2"
      onClick={(event: MouseEvent) => event.stopPropagation()}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {text}
    </Link>
  );
};
UrlField.columnWidth = [80, 260];
