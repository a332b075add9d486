import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** A long name that doesn't fit on one line fits on two. */
const onPhone = {
  '@media (max-width: 599px)': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    fontSize: '0.875rem',
    lineHeight: 1.25,
    whiteSpace: 'normal',
    hyphens: 'auto',
    overflowWrap: 'anywhere',
  },
} as const;

/** The page's heading, rendered in the shell's header. */
export const PageHeading = ({ text }: { text: string }) => {
  const translate = useTranslate();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById('react-admin-title')), []);
  return (
    place &&
    createPortal(
      <Typography component="h1" variant="h5" noWrap sx={onPhone}>
        {translate(text, { _: text })}
      </Typography>,
      place,
    )
  );
};
