import { useRecordContext } from 'ra-core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ReferenceOneInput } from '../../components/inputs/inputs.tsx';
import { rule } from '../../components/validation.ts';
import type { Person, PersonValues, RoleType } from './model.ts';

const RoleChangeDialog = lazy(() => import('./RoleChangeDialog.tsx'));

const isId = (value: unknown): value is number => typeof value === 'number';

/**
 * The role of a person, one of those that his page is about: nobody becomes an employee among the affiliates. Whoever
 * gives somebody another role is shown what that adds and removes, and must agree to it before he can save.
 */
export const RoleInput = ({ types }: { types: readonly RoleType[] }) => {
  const person = useRecordContext<Person>();
  const { setValue } = useFormContext<PersonValues>();
  const chosen: unknown = useWatch({ name: 'role' });
  const [agreed, setAgreed] = useState<number>();
  const present = person?.id === undefined ? undefined : person.role;
  const isBack = chosen === present;
  useEffect(() => {
    if (isBack) setAgreed(undefined);
  }, [isBack]);
  const isAsked = isId(present) && isId(chosen) && !isBack && chosen !== agreed;
  return (
    <>
      <ReferenceOneInput<PersonValues>
        source="role"
        reference="settings/roles"
        among={{ type: types, status: ['active'] }}
        validate={[rule('required')]}
      />
      {isAsked && (
        <Suspense>
          <RoleChangeDialog
            from={present}
            to={chosen}
            onAgree={() => setAgreed(chosen)}
            onClose={() => setValue('role', agreed ?? present, { shouldDirty: true, shouldValidate: true })}
          />
        </Suspense>
      )}
    </>
  );
};
