import type { Texts } from '../../messages/texts.ts';

/** What is said about permissions wherever they are chosen or shown. The other languages have the same keys. */
export const permissionsEnglish = {
  permissions: {
    count: '%{smart_count} permission |||| %{smart_count} permissions',
    chosen: '%{chosen} of %{all} chosen',
    unlisted: '(and %{smart_count} hidden one) |||| (and %{smart_count} hidden ones)',
    ofGroup: '%{chosen} of %{all}',
    allOf: 'All of “%{group}”',
    search: 'Search permissions',
    showHidden: 'Show hidden ones',
    hidden: 'hidden',
    noMatch: 'No permission matches the search.',
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
    compareWithNone: 'Nothing',
    differences: '%{added} more, %{removed} fewer than “%{role}”',
    onlyDifferent: 'Only differences',
    needs: 'This permission is of little use without others: |||| These permissions are of little use without others:',
    needsThese: '%{permission} needs %{list}',
    needsMore: 'and %{count} more',
    addNeeded: 'Add it |||| Add all %{smart_count}',
    chooseFirst: 'Which permissions can be chosen depends on the type of the role. Choose it first.',
    same: 'Nothing changes.',
    added: '%{smart_count} permission is added |||| %{smart_count} permissions are added',
    removed: '%{smart_count} permission is removed |||| %{smart_count} permissions are removed',
    differs: {
      added: 'not in the role',
      removed: 'in the role',
    },
  },
};

export type PermissionMessages = Texts<typeof permissionsEnglish>;
