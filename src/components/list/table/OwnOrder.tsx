import Box from '@mui/material/Box';
import { useListContext, useLocation, useNavigate } from 'ra-core';
import { useEffect } from 'react';
import { LoadFailure, type LoadFailureProps } from '../../failure/LoadFailure.tsx';

interface OwnOrderProps {
  failure: LoadFailureProps;
  field: string;
  order: 'ASC' | 'DESC';
}

/** Replaces the address with one in the list’s default order, so that going back doesn’t lead to a rejected one. */
const OwnOrder = ({ failure, field, order }: OwnOrderProps) => {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const { sort } = useListContext();
  const isOwn = sort.field === field && sort.order === order;
  useEffect(() => {
    if (isOwn) return;
    const query = new URLSearchParams(search);
    query.set('sort', field);
    query.set('order', order);
    void navigate({ pathname, search: `?${query}`, hash }, { replace: true });
  }, [isOwn, navigate, pathname, search, hash, field, order]);
  if (!isOwn) return null;
  return (
    <Box sx={{ padding: 1.5 }}>
      <LoadFailure {...failure} />
    </Box>
  );
};

export default OwnOrder;
