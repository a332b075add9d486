import generated, { TeamEdit, TeamList, TeamShow, teamStatuses } from '../../generated/resources/team.tsx';
import { withBlocking } from '../people/blockingInput.tsx';

const statuses = withBlocking(teamStatuses);

export default {
  ...generated,
  list: () => <TeamList statuses={statuses} />,
  edit: () => <TeamEdit statuses={statuses} />,
  show: () => <TeamShow statuses={statuses} />,
};
