import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useNotify, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { inOwnWords, unannounced } from '../../../providers/calls/calls.ts';
import { dataOf } from '../../../providers/data/client.ts';
import { useServices } from '../../../providers/ServicesContext.tsx';
import { useUninterrupted } from '../useUninterrupted.ts';
import { AppStep } from './AppStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** What to do with two-factor authentication. */
export type TwoFactorWish = 'begin' | 'renew' | 'end';

type Step =
  | { kind: 'password' }
  | { kind: 'app'; secret: string; uri: string }
  | { kind: 'codes'; codes: readonly string[] };

export interface TwoFactorDialogProps {
  wish: TwoFactorWish;
  /** Called when two-factor authentication has changed. */
  onChanged: () => void;
  onClose: () => void;
}

const name = 'profile.security.twoFactor';
const question = { begin: 'askBegin', renew: 'askRenew', end: 'askEnd' } as const;

/**
 * Guides the user through a change of two-factor authentication: the password, the app if one is to be connected, the
 * recovery codes.
 */
export const TwoFactorDialog = ({ wish, onChanged, onClose }: TwoFactorDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { client } = useServices();
  const heading = useId();
  const [step, setStep] = useState<Step>({ kind: 'password' });
  const sending = useUninterrupted(onClose);

  const showCodes = (codes: readonly string[]) => {
    setStep({ kind: 'codes', codes });
    onChanged();
  };
  const act = {
    begin: async (currentPassword: string) => {
      const begun = dataOf(
        await client.POST('/user/users/me/two_factor/begin', { body: { currentPassword }, headers: unannounced }),
      );
      setStep({ kind: 'app', ...begun });
    },
    renew: async (currentPassword: string) => {
      const { recoveryCodes } = dataOf(
        await client.POST('/user/users/me/two_factor/recovery_codes', {
          body: { currentPassword },
          headers: inOwnWords,
        }),
      );
      showCodes(recoveryCodes);
    },
    end: async (currentPassword: string) => {
      await client.POST('/user/users/me/two_factor/end', { body: { currentPassword }, headers: inOwnWords });
      notify(`${name}.turnedOff`, { type: 'success' });
      onChanged();
      onClose();
    },
  };
  const confirm = async (code: string) => {
    const { recoveryCodes } = dataOf(
      await client.POST('/user/users/me/two_factor/confirm', { body: { code }, headers: inOwnWords }),
    );
    notify(`${name}.turnedOn`, { type: 'success' });
    showCodes(recoveryCodes);
  };

  const title =
    step.kind === 'codes' ? 'profile.security.recovery.title' : `${name}.${wish === 'begin' ? 'title' : wish}`;
  return (
    // A click outside must not close codes that are shown only once.
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={heading}
      onClose={step.kind === 'codes' ? undefined : sending.onClose}
    >
      <DialogTitle id={heading} variant="h3">
        {translate(title)}
      </DialogTitle>
      {step.kind === 'password' && (
        <PasswordStep
          text={translate(`${name}.${question[wish]}`)}
          submit={translate(wish === 'begin' ? `${name}.continue` : `${name}.${wish}`)}
          isDangerous={wish === 'end'}
          onSubmit={sending.uninterrupted(act[wish])}
          onCancel={onClose}
        />
      )}
      {step.kind === 'app' && (
        <AppStep secret={step.secret} uri={step.uri} onConfirm={sending.uninterrupted(confirm)} onCancel={onClose} />
      )}
      {step.kind === 'codes' && <RecoveryCodes codes={step.codes} onDone={onClose} />}
    </Dialog>
  );
};
