import SupervisedUserCircleOutlined from '@mui/icons-material/SupervisedUserCircleOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useRecordContext, useTranslate } from 'ra-core';
import { displayName } from '../../providers/auth/currentUser.ts';
import { useCurrentUser } from '../../shell/useCurrentUser.ts';
import { mayBeImpersonated, mayImpersonate, type Target } from './mayImpersonate.ts';
import { useImpersonate } from './useImpersonation.ts';
import { useUnsavedFirst } from '../../components/form/unsaved/useUnsavedFirst.tsx';

interface Person extends Target {
  firstName?: string;
  lastName?: string | null;
  email?: string;
}

const nameOf = ({ firstName = '', lastName = null, email = '' }: Person): string =>
  displayName({ firstName, lastName, email });

/** The person of the surrounding record; undefined if the user at the screen may not impersonate them. */
const useTarget = (): Person | undefined => {
  const person = useRecordContext<Person>();
  const user = useCurrentUser();
  return person && person.id !== user?.id && mayImpersonate(user) && mayBeImpersonated(person) ? person : undefined;
};

/** On the page of a person: impersonates them. */
export const ImpersonateButton = () => {
  const translate = useTranslate();
  const person = useTarget();
  const { begin, isBusy } = useImpersonate();
  const { ask, dialog } = useUnsavedFirst(() => person && void begin(person.id));
  if (!person) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<SupervisedUserCircleOutlined />}
        loading={isBusy}
        onClick={ask}
      >
        {translate('impersonation.begin')}
      </Button>
      {dialog}
    </>
  );
};

/** The same in a list row. */
export const ImpersonateRowButton = () => {
  const translate = useTranslate();
  const person = useTarget();
  const { begin, isBusy } = useImpersonate();
  if (!person) return null;
  const label = translate('impersonation.beginAs', { name: nameOf(person) });
  return (
    <Tooltip title={label} placement="left">
      <IconButton size="small" aria-label={label} loading={isBusy} onClick={() => void begin(person.id)}>
        <SupervisedUserCircleOutlined fontSize="small" />
      </IconButton>
    </Tooltip>
  );
};
