import PersonAddAltOutlined from '@mui/icons-material/PersonAddAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { LinkBase, type RaRecord, useCanAccess, useGetList, useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { RecordLink } from '../../components/fields/RecordLink.tsx';
import { useNamingMeta } from '../../components/references.ts';
import { GiveRole } from './GiveRole.tsx';
import { peopleOf, type Role } from './model.ts';

/** How many are named; the rest are only counted. */
const maxNamed = 6;

/** Who has the current role, and a way to give it to more people. */
export const RoleUsers = () => {
  const role = useRecordContext<Role>();
  const translate = useTranslate();
  const [isGiving, setIsGiving] = useState(false);
  const people = peopleOf(role?.type);
  const { canAccess: mayList = false } = useCanAccess({ resource: people, action: 'list' });
  const { canAccess: mayEdit = false } = useCanAccess({ resource: people, action: 'edit' });
  const meta = useNamingMeta(people);
  const query = useGetList<RaRecord>(
    people,
    {
      filter: { role: [role?.id] },
      sort: { field: 'id', order: 'DESC' },
      pagination: { page: 1, perPage: maxNamed },
      meta,
    },
    { enabled: mayList && role !== undefined },
  );
  if (!role || !mayList) return null;
  const count = query.total ?? 0;
  return (
    <Card component="section" sx={{ padding: 2.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Typography variant="h4" component="h2" sx={{ marginBottom: 0.75 }}>
          {translate('roles.users', { smart_count: count })}
        </Typography>
        <Loaded query={query} waiting={<Skeleton width={240} />}>
          {(users) => (
            <Typography variant="body2" component="div" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
              {users.map((user) => (
                <RecordLink key={user.id} resource={people} id={user.id} record={user} isPending={false} />
              ))}
              {count > users.length && (
                <Link component={LinkBase} to={`/${people}/all?role=${role.id}`} color="textSecondary">
                  {translate('roles.moreUsers', { count: count - users.length })}
                </Link>
              )}
              {count === 0 && translate('roles.noUsers')}
            </Typography>
          )}
        </Loaded>
      </Box>
      {mayEdit && role.status === 'active' && (
        <Button variant="outlined" startIcon={<PersonAddAltOutlined />} onClick={() => setIsGiving(true)}>
          {translate('roles.give')}
        </Button>
      )}
      {isGiving && (
        <GiveRole role={role} people={people} onGiven={() => void query.refetch()} onClose={() => setIsGiving(false)} />
      )}
    </Card>
  );
};
