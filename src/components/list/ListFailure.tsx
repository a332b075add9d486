import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';

/** The list could not be brought; with the way to try again. */
export const ListFailure = () => {
  const { error, refetch } = useListContext();
  const translate = useTranslate();
  const message = error instanceof Error ? translate(error.message, { _: error.message }) : '';
  return (
    <Alert
      severity="error"
      sx={{ margin: 1.5 }}
      action={
        <Button color="inherit" onClick={() => void refetch()}>
          {translate('list.tryAgain')}
        </Button>
      }
    >
      {`${translate('list.failed')} ${message}`}
    </Alert>
  );
};
