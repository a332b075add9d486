import { useRecordContext } from 'ra-core';
import { cloneElement, lazy, type ReactElement, Suspense, useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ReferenceProps } from '../../components/inputs/props.ts';
import type { Person, PersonValues, RoleType } from './model.ts';

const RoleChangeDialog = lazy(() => import('./RoleChangeDialog.tsx'));

const isId = (value: unknown): value is number => typeof value === 'number';

/**
 * The role of a person (the generated input), limited to the types of their page: an affiliate can't be turned into an
 * employee. What another role adds and removes is shown, and must be confirmed before saving.
 */
export const RoleInput = ({
  types,
  children,
}: {
  types: readonly RoleType[];
  children: ReactElement<ReferenceProps>;
}) => {
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
      {cloneElement(children, { referenceFilter: { type: types, status: ['active'] } })}
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
