import { CopyGuardProvider } from '../../components/copy/CopyGuard.tsx';
import generated, {
  IntegrationCreate,
  IntegrationEdit,
  integrationInputs,
  integrationTabs,
  IntegrationShow,
  integrationStatuses,
} from '../../generated/resources/integration.tsx';
import { TestBench } from './bench/TestBench.tsx';
import { ForbiddenHere } from './ForbiddenHere.tsx';
import { FromTemplate } from './FromTemplate.tsx';
import { MethodInput } from './MethodInput.tsx';
import { MonitorCard } from './monitor/MonitorCard.tsx';
import { OutOfUse, WhileInUse } from './OutOfUse.tsx';
import { OwnOffersInput } from './OwnOffersInput.tsx';
import { OfTemplate } from './OfTemplate.tsx';
import { ParametersInput } from './ParametersInput.tsx';
import { SynchronizeButton } from './SynchronizeButton.tsx';
import { WithParameters } from '../verticals/FurtherParameters.tsx';
import { tryOut } from '../replay/replayedStatuses.tsx';

const inputs = {
  ...integrationInputs,
  offers: <OwnOffersInput>{integrationInputs.offers}</OwnOffersInput>,
  outApiEnabled: <MethodInput method="outApi">{integrationInputs.outApiEnabled}</MethodInput>,
  redirectEnabled: <MethodInput method="redirect">{integrationInputs.redirectEnabled}</MethodInput>,
  apiSyncEnabled: <MethodInput method="apiSync">{integrationInputs.apiSyncEnabled}</MethodInput>,
  postbackEnabled: <MethodInput method="postback">{integrationInputs.postbackEnabled}</MethodInput>,
  outApi: <WithParameters by="vertical">{integrationInputs.outApi}</WithParameters>,
  redirect: <WithParameters by="vertical">{integrationInputs.redirect}</WithParameters>,
  goals: <OfTemplate>{integrationInputs.goals}</OfTemplate>,
  leadStatusMappings: <OfTemplate>{integrationInputs.leadStatusMappings}</OfTemplate>,
  apiParameters: <ParametersInput>{integrationInputs.apiParameters}</ParametersInput>,
};

const of = integrationTabs;
const tabs = {
  ...of,
  general: [<OutOfUse key="out" />, <MonitorCard key="monitor" />, ...of.general],
  goals: [<FromTemplate key="template" parts={['goals']} tab="goals" />, ...of.goals],
  'status-mapping': [
    <FromTemplate key="template" parts={['leadStatusMappings']} tab="status-mapping" />,
    ...of['status-mapping'],
  ],
  'api-params': [<ForbiddenHere key="forbidden" methods={['outApi', 'apiSync']} />, ...of['api-params']],
  'outbound-settings': [
    <ForbiddenHere key="forbidden" methods={['outApi', 'redirect']} />,
    <FromTemplate key="template" parts={['outApi', 'redirect']} tab="outbound-settings" />,
    ...of['outbound-settings'],
    <TestBench key="bench" />,
  ],
  'inbound-settings': [
    <ForbiddenHere key="forbidden" methods={['postback', 'apiSync']} />,
    <FromTemplate key="template" parts={['postback', 'apiSync']} tab="inbound-settings" />,
    ...of['inbound-settings'],
  ],
};

const statuses = { ...integrationStatuses, tryOut };

export default {
  ...generated,
  create: () => <IntegrationCreate inputs={inputs} />,
  edit: () => (
    <CopyGuardProvider value={WhileInUse}>
      <IntegrationEdit statuses={statuses} inputs={inputs} tabs={tabs} extraButtons={<SynchronizeButton />} />
    </CopyGuardProvider>
  ),
  show: () => (
    <CopyGuardProvider value={WhileInUse}>
      <IntegrationShow statuses={statuses} tabs={tabs} extraButtons={<SynchronizeButton />} />
    </CopyGuardProvider>
  ),
};
