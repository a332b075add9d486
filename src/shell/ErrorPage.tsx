import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useResetErrorBoundaryOnLocationChange, useTranslate } from 'ra-core';
import { MessagePage } from './MessagePage.tsx';

export interface ErrorPageProps {
  error: Error;
  resetErrorBoundary: (...args: unknown[]) => void;
}

/** What shows in place of a page that has failed; leaving for another page leaves the failure too. */
export const ErrorPage = ({ error, resetErrorBoundary }: ErrorPageProps) => {
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  const translate = useTranslate();
  return (
    <MessagePage title="shell.errors.other" hint="shell.errors.otherHint">
      <div>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {translate('shell.errors.tryAgain')}
        </Button>
        <details>
          <Typography
            component="summary"
            variant="caption"
            color="textSecondary"
            sx={{ marginTop: 2, cursor: 'pointer' }}
          >
            {translate('shell.errors.details')}
          </Typography>
          <Typography
            component="pre"
            variant="caption"
            sx={{ textAlign: 'left', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            {error.message}
          </Typography>
        </details>
      </div>
    </MessagePage>
  );
};
