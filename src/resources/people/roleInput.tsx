import { ReferenceOneInput } from '../../components/inputs/inputs.tsx';
import { rule } from '../../components/validation.ts';
import type { components } from '../../generated/api.d.ts';

type UserValues = components['schemas']['UserCreate'];
type RoleType = NonNullable<components['schemas']['Role']['type']>;

/** The role of a person, one of those that his page is about: nobody becomes an employee among the affiliates. */
export const roleInput = (...types: RoleType[]) => (
  <ReferenceOneInput<UserValues>
    source="role"
    reference="settings/roles"
    among={{ type: types, status: ['active'] }}
    validate={[rule('required')]}
  />
);
