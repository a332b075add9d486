import type { FieldErrors } from 'react-hook-form';
import { fieldsOf, type VisibleTab } from '../record/tabs.ts';

/** Returns the tabs that have a field with an error, in order. */
export const faultyTabs = (tabs: readonly VisibleTab[], errors: FieldErrors): string[] =>
  tabs.filter((tab) => fieldsOf(tab).some((field) => errors[field])).map(({ name }) => name);
