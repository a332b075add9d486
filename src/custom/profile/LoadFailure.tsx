import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';

/** Something could not be brought; with the way to try again. */
export const LoadFailure = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={onRetry}>
          {translate('list.tryAgain')}
        </Button>
      }
    >
      {`${translate('profile.failed')} ${translate(error.message, { _: error.message })}`}
    </Alert>
  );
};
