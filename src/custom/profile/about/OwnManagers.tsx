import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useRecordContext, useTranslate } from 'ra-core';
import { employeeChoices } from '../../../generated/resources/employee.tsx';
import type { CurrentUser } from '../../../providers/data/contract.ts';

type Manager = NonNullable<CurrentUser['personalManagers']>[number];

/** The other ways to reach a manager, each after its channel. */
const Contacts = ({ contacts }: Pick<Manager, 'contacts'>) => {
  const translate = useTranslate();
  return contacts.map(({ type, value }) => {
    const channel = employeeChoices.contactsType.find(({ id }) => id === type);
    return (
      <Box key={`${type} ${value}`} sx={{ overflowWrap: 'anywhere' }}>
        {channel && `${translate(channel.name)}: `}
        {value}
      </Box>
    );
  });
};

/** An affiliate's contacts in the network, each with an email address and what else they can be reached by. */
export const OwnManagers = (_: { label: string }) => {
  const { personalManagers = [] } = useRecordContext<CurrentUser>() ?? {};
  return personalManagers.map(({ id, fullName, email, contacts }) => (
    <Box key={id} sx={{ '&:not(:last-child)': { marginBottom: 1 } }}>
      {fullName} · <Link href={`mailto:${email}`}>{email}</Link>
      <Contacts contacts={contacts} />
    </Box>
  ));
};
