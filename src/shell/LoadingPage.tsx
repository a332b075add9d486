import { useEffect } from 'react';
import { useServices } from '../providers/ServicesContext.tsx';

/** Stands in for a page that is on its way; the line along the top edge says so. */
export const LoadingPage = () => {
  const { calls } = useServices();
  useEffect(() => calls.begin(), [calls]);
  return null;
};
