import { Form, RecordContextProvider, useTranslate } from 'ra-core';
import { TextField } from 'react-admin';
import { useEffect, useState } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { FieldGroups } from '../../../components/form/fields/FieldGroups.tsx';
import { FormField } from '../../../components/form/fields/FormField.tsx';
import { LeavingGuard } from '../../../components/form/unsaved/LeavingGuard.tsx';
import { SaveBar } from '../../../components/form/saving/SaveBar.tsx';
import { StaleRecordDialog } from '../../../components/form/conflict/StaleRecordDialog.tsx';
import { employeeColumns, employeeInputs } from '../../../generated/resources/employee.tsx';
import { InResource } from '../../../components/InResource.tsx';
import type { Elements } from '../../../components/typed.ts';
import type { CurrentUser } from '../../../providers/data/contract.ts';
import { OwnManagers } from './OwnManagers.tsx';
import { OwnTeam } from './OwnTeam.tsx';
import { CurrentPasswordInput } from './CurrentPasswordInput.tsx';
import { useOwnSaving } from './useOwnSaving.ts';

const { firstName, lastName, email, contacts, birthDate, timezone, language } = employeeInputs;

/** Users edit their own fields as administrators do; further data about themselves is read-only. */
const inputs = { firstName, lastName, contacts, birthDate, timezone, language };
/** Only staff can change the email address, and not while impersonating someone. */
const ownInputs = { ...inputs, email, currentPassword: <CurrentPasswordInput /> };

const inputsOf = ({ role, impersonator }: CurrentUser): Elements =>
  role.type === 'affiliate' || impersonator ? inputs : ownInputs;
const columns = {
  ...employeeColumns,
  email: <TextField source="email" />,
  role: <TextField source="role.title" />,
  team: <OwnTeam />,
  personalManagers: <OwnManagers label="profile.about.personalManagers" />,
};

/** Takes over changes made elsewhere, unless that would overwrite what is being typed. */
const Following = ({ user, onFollow }: { user: CurrentUser; onFollow: (user: CurrentUser) => void }) => {
  const { dirtyFields } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
  useEffect(() => {
    if (!isDirty) onFollow(user);
  }, [user, isDirty, onFollow]);
  return null;
};

/** The signed-in user's own data. */
export const AboutForm = ({ user }: { user: CurrentUser }) => {
  const translate = useTranslate();
  const [opened, setOpened] = useState(user);
  const shown = inputsOf(user);
  const { save, conflict, resolve, dismiss } = useOwnSaving(shown, setOpened);
  const hasTeam = typeof opened.team === 'number';
  const hasManagers = (opened.personalManagers ?? []).length > 0;
  return (
    <InResource name="employees">
      <RecordContextProvider value={opened}>
        <Form noValidate onSubmit={(values: FieldValues) => save(opened, values)}>
          <LeavingGuard root="/profile/about" />
          <FieldGroups
            groups={[
              {
                heading: 'person',
                fields: ['firstName', 'lastName', 'email', 'currentPassword', 'birthDate', 'contacts'],
              },
              {
                heading: 'work',
                fields: [
                  'role',
                  ...(hasTeam ? ['team'] : []),
                  ...(hasManagers ? ['personalManagers'] : []),
                  'timezone',
                  'language',
                ],
              },
            ]}
          >
            {(field) => <FormField name={field} inputs={shown} columns={columns} />}
          </FieldGroups>
          <SaveBar label={translate('form.save')} />
          <Following user={user} onFollow={setOpened} />
        </Form>
        {conflict && <StaleRecordDialog conflict={conflict} columns={columns} onResolve={resolve} onClose={dismiss} />}
      </RecordContextProvider>
    </InResource>
  );
};
