import generated, { RoleEdit, RoleShow, roleTabs } from '../../generated/resources/role.tsx';
import { RoleUsers } from './RoleUsers.tsx';

const tabs = { ...roleTabs, general: [<RoleUsers key="users" />, ...roleTabs.general] };

export default {
  ...generated,
  edit: () => <RoleEdit tabs={tabs} />,
  show: () => <RoleShow tabs={tabs} />,
};
