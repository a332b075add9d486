import type { Texts } from '../../../components/messages/texts.ts';

/** Texts about permissions on the pages of employees and affiliates. The other languages have the same keys. */
export const peopleEnglish = {
  people: {
    roleChange: {
      title: 'Change the role from “%{from}” to “%{to}”?',
      permissions: 'Changes',
      betweenRoles: 'Compared with the current role',
      againstCustom: 'Compared with the custom permissions',
      custom: 'Custom permissions',
      keep: 'Keep the custom permissions; the role’s permissions don’t apply',
      drop: 'Use the new role’s permissions',
      lost: '%{smart_count} permission isn’t available to the new role type and will be removed: %{list} |||| %{smart_count} permissions aren’t available to the new role type and will be removed: %{list}',
      agree: 'Change role',
    },
    custom: {
      on: 'The permissions below replace those of the role “%{role}”.',
      off: 'The permissions of the role “%{role}” apply. Turn this on to start from them and customize.',
    },
    invite: {
      again: 'Invite again',
      done: 'Invitation sent',
    },
    twoFactor: {
      reset: 'Turn off two-factor authentication',
      title: 'Turn off two-factor authentication?',
      confirm: 'Turn off for “%{name}”',
      text: 'This person will sign in with their password only until they set it up again. All their sessions will end.',
      done: 'Two-factor authentication turned off',
    },
    access: {
      title: 'Effective permissions',
      fromRole: 'From the role “%{role}”',
      fromCustom: 'From custom permissions, which replace those of the role “%{role}”',
      inactiveRole: 'This role is inactive: people who have it can’t sign in.',
      onlyHeld: 'Granted only',
      search: 'Search permissions',
      held: '%{held} of %{all}',
      has: 'granted',
      lacks: 'not granted',
      noMatch: 'No permissions match.',
      scopes: 'Accessible records',
      entity: 'Records',
      rows: 'Scope',
      count: 'Count',
      uncounted: 'not counted',
      sources: {
        role: 'role',
        custom: 'custom',
        custom_added: 'custom only',
        custom_removed: 'removed',
        absent: 'not granted',
        role_type: 'not for this role type',
        disabled: 'inactive',
      },
    },
  },
};

export type PeopleMessages = Texts<typeof peopleEnglish>;

export default peopleEnglish.people;
