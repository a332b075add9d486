import type { Texts } from '../../../components/messages/texts.ts';

/** What the pages of employees and affiliates say of their rights. The other languages have the same keys. */
export const peopleEnglish = {
  people: {
    roleChange: {
      title: 'Change the role from “%{from}” to “%{to}”?',
      permissions: 'What changes',
      betweenRoles: 'Between the two roles',
      againstCustom: 'Compared with the custom permissions',
      custom: 'Custom permissions',
      keep: 'Keep the own set; the role’s permissions do not apply',
      drop: 'Give up the own set; the permissions of the new role apply',
      lost: 'This permission is lost, as roles of the new type may not hold it: %{list} |||| These %{smart_count} permissions are lost, as roles of the new type may not hold them: %{list}',
      agree: 'Change the role',
    },
    custom: {
      on: 'The permissions chosen below replace those of the role “%{role}”.',
      off: 'The permissions of the role “%{role}” apply. Switched on, the set starts with them.',
    },
    twoFactor: {
      reset: 'Turn off two-factor authentication',
      title: 'Turn off two-factor authentication?',
      text: 'From then on the password alone is enough, until this person sets it up again. All sessions of this person end.',
      done: 'Two-factor authentication is off',
    },
    access: {
      title: 'What this person may do',
      fromRole: 'From the role “%{role}”',
      fromCustom: 'From an own set, which replaces the role “%{role}”',
      inactiveRole: 'The role is not active: nobody who has it can sign in.',
      onlyHeld: 'Only those the person has',
      search: 'Search permissions',
      held: '%{held} of %{all}',
      has: 'has it',
      lacks: 'has not',
      noMatch: 'No permission matches.',
      scopes: 'Which records this person reaches',
      entity: 'Records',
      rows: 'Which ones',
      count: 'How many',
      sources: {
        role: 'role',
        custom: 'own set',
        custom_added: 'own set only',
        custom_removed: 'taken away',
        absent: 'not given',
        role_type: 'not for this type',
        disabled: 'inactive',
      },
    },
  },
};

export type PeopleMessages = Texts<typeof peopleEnglish>;
