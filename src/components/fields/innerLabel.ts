import { useResourceContext, useTranslate } from 'ra-core';
import { createContext, type ReactElement, useContext } from 'react';

/** The name of the field that an element shows; empty where it shows none. */
export const sourceOf = (element: ReactElement): string => {
  const { source }: { source?: unknown } = Object(element.props);
  return typeof source === 'string' ? source : '';
};

/** The names of the fields around those that are shown, each with a dot after it. */
export const OuterFields = createContext('');

/** The names around the fields inside this one. */
export const useOuterFields = (outer: string): string => `${useContext(OuterFields)}${outer}.`;

/** The label of a field inside others: `contacts.type`. */
export const useInnerLabel = (outer: string): ((element: ReactElement) => string) => {
  const resource = useResourceContext();
  const translate = useTranslate();
  const around = useOuterFields(outer);
  return (element) => translate(`resources.${resource}.fields.${around}${sourceOf(element)}`);
};
