import generated, {
  IntegrationTemplateCreate,
  IntegrationTemplateEdit,
  IntegrationTemplateList,
  integrationTemplateInputs,
  integrationTemplateTabs,
} from '../../generated/resources/integrationTemplate.tsx';
import { ExportButton } from './files/ExportButton.tsx';
import { ImportButton } from './files/ImportButton.tsx';
import { AllowedInput } from './AllowedInput.tsx';
import { OfVertical } from './OfVertical.tsx';
import { Reach } from './Reach.tsx';

const inputs = {
  ...integrationTemplateInputs,
  integrationMethodsRestrictions: (
    <AllowedInput>{integrationTemplateInputs.integrationMethodsRestrictions}</AllowedInput>
  ),
  goals: <OfVertical>{integrationTemplateInputs.goals}</OfVertical>,
  leadStatusMappings: <OfVertical>{integrationTemplateInputs.leadStatusMappings}</OfVertical>,
};

const of = integrationTemplateTabs;
const tabs = {
  ...of,
  goals: [<Reach key="reach" parts={['goals']} />, ...of.goals],
  'status-mapping': [<Reach key="reach" parts={['leadStatusMappings']} />, ...of['status-mapping']],
  'outbound-settings': [<Reach key="reach" parts={['outApi', 'redirect']} />, ...of['outbound-settings']],
  'inbound-settings': [<Reach key="reach" parts={['postback', 'apiSync']} />, ...of['inbound-settings']],
};

export default {
  ...generated,
  list: () => <IntegrationTemplateList tools={<ImportButton />} />,
  create: () => <IntegrationTemplateCreate inputs={inputs} />,
  edit: () => <IntegrationTemplateEdit inputs={inputs} tabs={tabs} actions={<ExportButton />} />,
};
