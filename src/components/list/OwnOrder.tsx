import { useListContext, useLocation, useNavigate } from 'ra-core';
import { useEffect } from 'react';
import { LoadFailure, type LoadFailureProps } from '../failure/LoadFailure.tsx';

interface OwnOrderProps {
  failure: LoadFailureProps;
  field: string;
  order: 'ASC' | 'DESC';
}

/** Brings a list back to its own order, in the place of an address that can’t be gone back to. */
const OwnOrder = ({ failure, field, order }: OwnOrderProps) => {
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

export default OwnOrder;
