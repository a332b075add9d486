import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import Button from '@mui/material/Button';
import { useDataProvider, useNotify, useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useEntry } from '../../components/entries.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import type { AdminDataProvider } from '../../providers/data/adminDataProvider.ts';
import type { PermissionName } from '../../generated/permissions.ts';
import { useCurrentUser } from '../../shell/useCurrentUser.ts';
import type { Person } from './model.ts';

/** Emails a person who hasn't set a password yet another link for it. `permission` is what that requires. */
export const InviteButton = ({ permission }: { permission: PermissionName }) => {
  const { name } = useEntry();
  const person = useRecordContext<Person>();
  const user = useCurrentUser();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const translate = useTranslate();
  const notify = useNotify();
  const complain = useErrorToast();
  const [isBusy, setBusy] = useState(false);
  const isWaiting = person?.hasPassword === false && person.status === 'active';
  if (!isWaiting || !user?.permissions.includes(permission)) return null;
  const invite = async () => {
    setBusy(true);
    try {
      await dataProvider.action(name, 'invite', [{ id: person.id }]);
      notify('people.invite.done', { type: 'success' });
    } catch (error) {
      complain(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<ForwardToInboxOutlined />}
      loading={isBusy}
      onClick={() => void invite()}
    >
      {translate('people.invite.again')}
    </Button>
  );
};
