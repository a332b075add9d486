import { useResourceContext, useTranslate } from 'ra-core';
import { createContext, type ReactElement, useContext } from 'react';
import { recordOf } from '../../../domain/records.ts';

/** Returns the name of the field that an element shows; empty if it shows none. */
export const sourceOf = (element: ReactElement): string => {
  const { source } = recordOf(element.props);
  return typeof source === 'string' ? source : '';
};

/** The names of the enclosing fields, each followed by a dot. */
export const OuterFields = createContext('');

/** Returns the names that enclose the fields inside this one. */
export const useOuterFields = (outer: string): string => `${useContext(OuterFields)}${outer}.`;

/** Returns the label of a nested field: `contacts.type`. */
export const useInnerLabel = (outer: string): ((element: ReactElement) => string) => {
  const resource = useResourceContext();
  const translate = useTranslate();
  const around = useOuterFields(outer);
  return (element) => translate(`resources.${resource}.fields.${around}${sourceOf(element)}`);
};
