import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { failureWords } from '../../providers/data/failureNotice.ts';
import { FailureDetails } from './FailureDetails.tsx';

export interface LoadFailureProps {
  error: unknown;
  onRetry: () => void;
}

interface Props {
  error: unknown;
  /** Undefined if another try would change nothing. */
  onRetry: (() => void) | undefined;
}

/** Reports what could not be loaded, in its place: the reason, in the server's words, and a retry button. */
export const LoadFailure = ({ error, onRetry }: Props) => {
  const translate = useTranslate();
  const { header, text, ...rest } = failureWords(error);
  return (
    <Alert
      severity="error"
      action={
        onRetry && (
          <Button color="inherit" onClick={onRetry}>
            {translate('failure.tryAgain')}
          </Button>
        )
      }
      sx={{ overflowWrap: 'anywhere', '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}
    >
      <Typography component="div" gutterBottom sx={{ marginTop: '-2px', fontWeight: 'fontWeightMedium' }}>
        {translate(header)}
      </Typography>
      {text && translate(text, { _: text })}
      <FailureDetails {...rest} />
    </Alert>
  );
};
