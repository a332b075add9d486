import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';

/** Leads to the first page that the user may open. */
export const ToStartButton = () => (
  <Button variant="contained" component={LinkBase} to="/">
    {useTranslate()('failure.toStart')}
  </Button>
);
