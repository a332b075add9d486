import generated, { LoginRecordList } from '../../../generated/resources/loginRecord.tsx';
import { useCurrentUser } from '../../../shell/useCurrentUser.ts';

/** Of all sign-ins that one may read those to one's own account; administrators could read everybody's. */
const OwnLoginsPage = () => {
  const user = useCurrentUser();
  return user && <LoginRecordList within={{ user: user.id }} />;
};

export default { ...generated, list: OwnLoginsPage };
