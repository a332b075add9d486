import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ComparisonList } from '../../components/permissions/ComparisonList.tsx';
import { type ComparedRole, roleChange } from '../../components/permissions/comparison.ts';
import { type RoleRecord, useRole } from '../../components/permissions/useFormRole.ts';
import { useKnownPermissions } from '../../components/permissions/useKnownPermissions.ts';
import type { PersonValues } from './model.ts';

export interface RoleChangeDialogProps {
  from: number;
  to: number;
  onAgree: () => void;
  onClose: () => void;
}

const comparable = ({ type, permissions = [] }: RoleRecord): ComparedRole => ({ permissions, ...(type && { type }) });

const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section>
    <Typography variant="h5" component="h3" sx={{ marginBottom: 1 }}>
      {heading}
    </Typography>
    {children}
  </section>
);

/** What another role adds and removes, compared with the current one and with the person's custom permissions. */
const RoleChangeDialog = ({ from, to, onAgree, onClose }: RoleChangeDialogProps) => {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext<PersonValues>();
  const [own, setOwn] = useState<'keep' | 'drop'>('keep');
  const [former, next] = [useRole(from), useRole(to)];
  const permissions = useKnownPermissions();
  const isReady = former !== undefined && next !== undefined && permissions !== undefined;
  const custom = getValues('hasCustomPermissions') ? (getValues('customPermissions') ?? []) : undefined;
  const change = isReady ? roleChange(comparable(former), comparable(next), custom, permissions.known) : undefined;
  const titlesOf = permissions?.titlesOf ?? (() => []);

  const agree = () => {
    if (custom && own === 'drop') setValue('hasCustomPermissions', false, { shouldDirty: true });
    else if (custom && change && change.lost.length > 0)
      setValue('customPermissions', [...change.kept], { shouldDirty: true });
    onAgree();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth scroll="paper">
      <DialogTitle variant="h3">
        {translate('people.roleChange.title', { from: former?.title ?? '…', to: next?.title ?? '…' })}
      </DialogTitle>
      <DialogContent dividers tabIndex={0}>
        {!change && <Skeleton variant="rounded" height={200} />}
        {change && (
          <Stack spacing={2.5}>
            <Part heading={translate(custom ? 'people.roleChange.betweenRoles' : 'people.roleChange.permissions')}>
              <ComparisonList comparison={change.roles} titlesOf={titlesOf} />
            </Part>
            {change.custom && (
              <Part heading={translate('people.roleChange.againstCustom')}>
                <ComparisonList comparison={change.custom} titlesOf={titlesOf} />
              </Part>
            )}
            {custom && (
              <RadioGroup
                value={own}
                onChange={(_, value) => setOwn(value === 'drop' ? 'drop' : 'keep')}
                aria-label={translate('people.roleChange.custom')}
              >
                <FormControlLabel
                  value="keep"
                  control={<Radio size="small" />}
                  label={translate('people.roleChange.keep')}
                />
                <FormControlLabel
                  value="drop"
                  control={<Radio size="small" />}
                  label={translate('people.roleChange.drop')}
                />
              </RadioGroup>
            )}
            {own === 'keep' && change.lost.length > 0 && (
              <Alert severity="warning">
                {translate('people.roleChange.lost', {
                  smart_count: change.lost.length,
                  list: titlesOf(change.lost).join(', '),
                })}
              </Alert>
            )}
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" disabled={!isReady} onClick={agree}>
          {translate('people.roleChange.agree')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default RoleChangeDialog;
