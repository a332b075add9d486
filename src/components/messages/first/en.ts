import type { Texts } from '../texts.ts';

/** Texts of the shared components that lists show. The other languages have the same keys. */
export const firstComponentsEnglish = {
  field: {
    copy: 'Copy',
    copied: 'Copied',
    copyRefused: 'The browser doesn’t allow copying here. Please select the text and copy it yourself.',
    reveal: 'Show',
    hide: 'Hide',
    masked: 'Hidden',
    more: '+%{count}: show all',
    showMore: 'Show more (%{count})',
    anyTraffic: 'Any traffic',
    allBut: 'all but %{values}',
    weight: 'weight %{weight}',
  },
  list: {
    statuses: 'Statuses',
    all: 'All',
    mine: 'Mine',
    filters: 'Filters',
    removeFilter: 'Remove filter: %{name}',
    clearFilters: 'Clear filters',
    columns: 'Columns',
    quickFilter: 'Filter by “%{name}”',
    sortBy: 'Sort by',
    ascending: 'Ascending order',
    descending: 'Descending order',
    columnWidth: 'Width of “%{name}”',
    exportSelected: 'Export the selection',
    actions: 'Actions',
    editCell: 'Edit %{field}: %{name}',
    selectRow: 'Select record %{id}',
    heldUp: 'The list will load as soon as the connection is back.',
    perPage: '%{size} per page',
    page: '%{first}–%{last} of %{total}',
    pageOfMore: '%{first}–%{last} of %{total}+',
  },
  preset: {
    views: 'Saved views',
  },
  status: {
    undo: 'Undo',
  },
  history: {
    added: 'Added:',
    removed: 'Removed:',
    changed: 'Changed:',
    moved: 'The order was changed',
    secret: 'changed (hidden)',
  },
};

export type FirstComponentMessages = Texts<typeof firstComponentsEnglish>;
