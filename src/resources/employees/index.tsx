import generated, { EmployeeCreate, EmployeeEdit, employeeInputs, EmployeeList, employeeStatuses } from '../../generated/resources/employee.tsx';
import { roleInput } from '../people/roleInput.tsx';

const inputs = { ...employeeInputs, role: roleInput('admin', 'manager', 'advertiser_manager', 'advertiser_member') };

// An employee has no traffic that could be blocked apart from his access.
const { inputs: _, ...statuses } = employeeStatuses;

export default {
  ...generated,
  list: () => <EmployeeList statuses={statuses} />,
  create: () => <EmployeeCreate inputs={inputs} />,
  edit: () => <EmployeeEdit inputs={inputs} statuses={statuses} />,
};
