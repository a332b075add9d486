import LockResetOutlined from '@mui/icons-material/LockResetOutlined';
import Button from '@mui/material/Button';
import { useDataProvider, useNotify, useRecordContext, useRefresh, useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useEntry } from '../../components/entries.ts';
import { useRepresent } from '../../components/references.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import type { AdminDataProvider } from '../../providers/data/adminDataProvider.ts';
import type { PermissionName } from '../../generated/permissions.ts';
import { useCurrentUser } from '../../shell/useCurrentUser.ts';
import type { Person } from './model.ts';

/** Turns off two-factor authentication for a person who has lost their device. `permission` is what that requires. */
export const ResetTwoFactorButton = ({ permission }: { permission: PermissionName }) => {
  const { name } = useEntry();
  const person = useRecordContext<Person>();
  const user = useCurrentUser();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const translate = useTranslate();
  const represent = useRepresent(name);
  const notify = useNotify();
  const complain = useErrorToast();
  const refresh = useRefresh();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (!person?.twoFactor || person.id === user?.id || !user?.permissions.includes(permission)) return null;
  const reset = async () => {
    setBusy(true);
    try {
      await dataProvider.action(name, 'reset_two_factor', [{ id: person.id }]);
      notify('people.twoFactor.done', { type: 'success' });
      refresh();
    } catch (error) {
      complain(error);
    } finally {
      setBusy(false);
      setAsked(false);
    }
  };
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<LockResetOutlined />} onClick={() => setAsked(true)}>
        {translate('people.twoFactor.reset')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={translate('people.twoFactor.title')}
        text={translate('people.twoFactor.text')}
        confirm={translate('people.twoFactor.confirm', { name: represent(person) })}
        isBusy={isBusy}
        onConfirm={() => void reset()}
        onClose={() => setAsked(false)}
      />
    </>
  );
};
