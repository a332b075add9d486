import { useStore } from 'ra-core';

/** Whether single-key shortcuts are active (WCAG 2.1.4); users can turn them off in the list of shortcuts. */
export const useSingleKeys = () => useStore('shortcuts.singleKeys', true);
