import { useGetOne, useRecordContext } from 'ra-core';
import type { CurrentUser } from '../../../providers/data/contract.ts';

const name = { with: [], fields: ['id', 'title'] };

/** The name of the signed-in user's team. Affiliates may read only that one team, so it is requested separately. */
export const OwnTeam = () => {
  const { team } = useRecordContext<CurrentUser>() ?? {};
  const { data } = useGetOne(
    'affiliates/teams',
    { id: team ?? 0, meta: name },
    { enabled: typeof team === 'number', retry: false },
  );
  return data && <span>{data['title']}</span>;
};
