import { useEffect } from 'react';
import { useServices } from '../providers/ServicesContext.tsx';

/** Placeholder for a page that is loading; the line along the top edge shows the progress. */
export const LoadingPage = () => {
  const { calls } = useServices();
  useEffect(() => calls.begin(), [calls]);
  return null;
};
