import { ImpersonateRowButton } from '../../custom/impersonation/ImpersonateButton.tsx';
import { useMayImpersonate } from '../../custom/impersonation/useMayImpersonate.ts';
import generated, {
  EmployeeCreate,
  EmployeeEdit,
  employeeInputs,
  EmployeeList,
  EmployeeShow,
  employeeStatuses,
  employeeTabs,
} from '../../generated/resources/employee.tsx';
import { PersonAccess } from '../people/access/PersonAccess.tsx';
import { rightsInputs } from '../people/inputs.tsx';
import { PersonActions } from '../people/PersonActions.tsx';

const inputs = {
  ...employeeInputs,
  ...rightsInputs(employeeInputs, 'admin', 'manager', 'advertiser_manager', 'advertiser_member'),
};
const tabs = { ...employeeTabs, access: [...employeeTabs.access, <PersonAccess key="access" />] };

// An employee has no traffic that could be blocked separately from their access.
const { inputs: _, ...statuses } = employeeStatuses;

const Employees = () => {
  const mayImpersonate = useMayImpersonate();
  return <EmployeeList statuses={statuses} {...(mayImpersonate && { rowAction: <ImpersonateRowButton /> })} />;
};

export default {
  ...generated,
  list: Employees,
  create: () => <EmployeeCreate inputs={inputs} />,
  edit: () => (
    <EmployeeEdit inputs={inputs} tabs={tabs} statuses={statuses} extraButtons={<PersonActions of="employee" />} />
  ),
  show: () => <EmployeeShow tabs={tabs} statuses={statuses} extraButtons={<PersonActions of="employee" />} />,
};
