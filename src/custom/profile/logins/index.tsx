import { MomentField } from '../../../components/fields/MomentField.tsx';
import generated, { loginRecordColumns, LoginRecordList } from '../../../generated/resources/loginRecord.tsx';
import { useCurrentUser } from '../../../shell/useCurrentUser.ts';

const columns = { ...loginRecordColumns, createdAt: <MomentField source="createdAt" label="profile.logins.when" /> };

/** Of all sign-ins that the user may read, those to their own account; administrators can read everyone's. */
const OwnLoginsPage = () => {
  const user = useCurrentUser();
  return user && <LoginRecordList columns={columns} within={{ user: user.id }} />;
};

export default { ...generated, list: OwnLoginsPage };
