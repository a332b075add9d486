import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** The heading of the page, which stands in the shell's header. */
export const PageHeading = ({ text }: { text: string }) => {
  const translate = useTranslate();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById('react-admin-title')), []);
  return (
    place &&
    createPortal(
      <Typography component="h1" variant="h5" noWrap>
        {translate(text, { _: text })}
      </Typography>,
      place,
    )
  );
};
