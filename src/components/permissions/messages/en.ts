import type { Texts } from '../../messages/texts.ts';

/** Texts about permissions, wherever they are selected or shown. The other languages have the same keys. */
export const permissionsEnglish = {
  permissions: {
    count: '%{smart_count} permission |||| %{smart_count} permissions',
    chosen: '%{chosen} of %{all} selected',
    unlisted: '(and %{smart_count} hidden) |||| (and %{smart_count} hidden)',
    ofGroup: '%{chosen} of %{all}',
    allOf: 'All in “%{group}”',
    search: 'Search permissions',
    showHidden: 'Show hidden',
    hidden: 'hidden',
    noMatch: 'No permissions match.',
    matrix: 'Permissions by records and actions',
    records: 'Records',
    actions: {
      page: 'Page',
      read: 'View',
      create: 'Create',
      update: 'Edit',
      change_status: 'Status',
      delete: 'Delete',
    },
    compareWith: 'Compare with…',
    compareWithNone: 'None',
    differences: '%{added} more, %{removed} fewer than “%{role}”',
    onlyDifferent: 'Only differences',
    needs: 'This permission depends on others: |||| These permissions depend on others:',
    needsThese: '%{permission} needs %{list}',
    needsMore: 'and %{count} more',
    addNeeded: 'Add it |||| Add all %{smart_count}',
    chooseFirst: 'Choose the role type first: it determines which permissions are available.',
    same: 'No changes.',
    added: '%{smart_count} permission added |||| %{smart_count} permissions added',
    removed: '%{smart_count} permission removed |||| %{smart_count} permissions removed',
    differs: {
      added: 'not in the role',
      removed: 'in the role',
    },
  },
};

export type PermissionMessages = Texts<typeof permissionsEnglish>;

export default permissionsEnglish.permissions;
