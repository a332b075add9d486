import { useListContext, useLocation, useNavigate } from 'ra-core';
import { useEffect } from 'react';
import { failureBody } from '../../providers/data/errors.ts';
import { LoadFailure, type LoadFailureProps } from '../failure/LoadFailure.tsx';

/** Whether a list could not be loaded because it knows no such order, as one in an old link. */
export const isOrderRefused = (error: unknown): boolean =>
  failureBody(error)?.details.some(({ path }) => path === 'orderBy') ?? false;

interface OwnOrderProps {
  failure: LoadFailureProps;
  field: string;
  order: 'ASC' | 'DESC';
}

/** Brings a list back to its own order, in the place of an address that can’t be gone back to. */
export const OwnOrder = ({ failure, field, order }: OwnOrderProps) => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { sort } = useListContext();
  const isOwn = sort.field === field && sort.order === order;
  useEffect(() => {
    if (isOwn) return;
    const query = new URLSearchParams(search);
    query.set('sort', field);
    query.set('order', order);
    void navigate({ pathname, search: `?${query}` }, { replace: true });
  }, [isOwn, navigate, pathname, search, field, order]);
  return isOwn && <LoadFailure {...failure} />;
};
