import { useResourceContext, useTranslate } from 'ra-core';
import type { ReactElement } from 'react';

const sourceOf = (element: ReactElement): string => {
  const { source }: { source?: unknown } = Object(element.props);
  return typeof source === 'string' ? source : '';
};

/** The label of a field inside another: `contacts.type`. */
export const useInnerLabel = (outer: string): ((element: ReactElement) => string) => {
  const resource = useResourceContext();
  const translate = useTranslate();
  return (element) => translate(`resources.${resource}.fields.${outer}.${sourceOf(element)}`);
};
