import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { failureWords } from '../../providers/data/failureNotice.ts';
import type { LoadFailureProps } from './LoadFailure.tsx';

/** Shown when an input's choices could not be loaded: the reason and a retry button, on one line below the input. */
export const InputFailure = ({ error, onRetry }: LoadFailureProps) => {
  const translate = useTranslate();
  const { header, text, details } = failureWords(error);
  const said = [translate(header), ...[text, ...details].filter(Boolean).map((line) => translate(line, { _: line }))];
  return (
    <Box component="span" sx={{ color: 'error.main' }}>
      {`${said.join('. ').replaceAll('..', '.')} `}
      <Link component="button" type="button" variant="inherit" color="inherit" onClick={onRetry}>
        {translate('failure.tryAgain')}
      </Link>
    </Box>
  );
};
