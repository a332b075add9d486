import { useBlocker, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { ConfirmDialog } from '../ConfirmDialog.tsx';

export interface LeavingGuardProps {
  /** Addresses that begin so belong to the form: its tabs. */
  root: string;
  /** Whether what was typed is safe by now, though the form still holds it. */
  isSaved?: () => boolean;
}

/** Asks before somebody leaves a form with changes in it, for another page or the browser for another site. */
export const LeavingGuard = ({ root, isSaved = () => false }: LeavingGuardProps) => {
  const translate = useTranslate();
  const { dirtyFields } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
  const blocker = useBlocker(
    ({ nextLocation: { pathname } }) => isDirty && !isSaved() && pathname !== root && !pathname.startsWith(`${root}/`),
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={translate('form.leaveTitle')}
      text={translate('form.leaveText')}
      confirm={translate('form.leave')}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
};
