import Link from '@mui/material/Link';
import { useRecordContext } from 'ra-core';
import type { CurrentUser } from '../../../providers/data/contract.ts';

/** An affiliate's contacts in the network, each with an email address. */
export const OwnManagers = (_: { label: string }) => {
  const { personalManagers = [] } = useRecordContext<CurrentUser>() ?? {};
  return personalManagers.map(({ id, fullName, email }) => (
    <div key={id}>
      {fullName} · <Link href={`mailto:${email}`}>{email}</Link>
    </div>
  ));
};
