import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { ResourceContextProvider, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DialogForm } from '../../../components/form/pages/DialogForm.tsx';
import { apiTokenInputs } from '../../../generated/resources/apiToken.tsx';
import { OnceShown } from '../OnceShown.tsx';
import { useUninterrupted } from '../useUninterrupted.ts';

const name = 'profile.tokens';

export interface NewTokenDialogProps {
  /** Creates the token and returns its secret. */
  onCreate: (values: FieldValues) => Promise<string>;
  onClose: () => void;
}

/** Asks what a new token is for, then shows it once. */
export const NewTokenDialog = ({ onCreate, onClose }: NewTokenDialogProps) => {
  const translate = useTranslate();
  const heading = useId();
  const [secret, setSecret] = useState<string>();
  const sending = useUninterrupted(onClose);
  return (
    // A click outside must not close a secret that is shown only once.
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={heading} onClose={secret ? undefined : sending.onClose}>
      <DialogTitle id={heading} variant="h3">
        {translate(secret ? `${name}.onceTitle` : `${name}.create`)}
      </DialogTitle>
      {secret ? (
        <>
          <DialogContent sx={{ paddingTop: 0 }}>
            <DialogContentText variant="body2" sx={{ marginBottom: 2 }}>
              {translate(`${name}.onceText`)}
            </DialogContentText>
            <OnceShown secret={secret} label={translate(`${name}.token`)} />
          </DialogContent>
          <DialogActions>
            <Button variant="contained" onClick={onClose}>
              {translate(`${name}.kept`)}
            </Button>
          </DialogActions>
        </>
      ) : (
        <ResourceContextProvider value="profile/tokens">
          <DialogForm
            fields={['title', 'expiresAt']}
            submit={translate(`${name}.submit`)}
            onSubmit={sending.uninterrupted(async (values) => setSecret(await onCreate(values)))}
            onCancel={onClose}
          >
            {apiTokenInputs.title}
            {apiTokenInputs.expiresAt}
          </DialogForm>
        </ResourceContextProvider>
      )}
    </Dialog>
  );
};
