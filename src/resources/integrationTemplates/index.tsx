import generated, {
  IntegrationTemplateCreate,
  IntegrationTemplateEdit,
  IntegrationTemplateList,
  integrationTemplateInputs,
  integrationTemplateTabs,
} from '../../generated/resources/integrationTemplate.tsx';
import { ExportButton } from './files/ExportButton.tsx';
import { ImportButton } from './files/ImportButton.tsx';
import { ForbiddenHere } from '../integrations/ForbiddenHere.tsx';
import { WithParameters } from '../verticals/FurtherParameters.tsx';
import { AllowedInput } from './AllowedInput.tsx';
import { OfVertical } from './OfVertical.tsx';
import { Usage } from './Usage.tsx';

const inputs = {
  ...integrationTemplateInputs,
  integrationMethodsRestrictions: (
    <AllowedInput>{integrationTemplateInputs.integrationMethodsRestrictions}</AllowedInput>
  ),
  outApi: <WithParameters by="vertical">{integrationTemplateInputs.outApi}</WithParameters>,
  redirect: <WithParameters by="vertical">{integrationTemplateInputs.redirect}</WithParameters>,
  goals: <OfVertical>{integrationTemplateInputs.goals}</OfVertical>,
  leadStatusMappings: <OfVertical>{integrationTemplateInputs.leadStatusMappings}</OfVertical>,
};

const of = integrationTemplateTabs;
const tabs = {
  ...of,
  goals: [<Usage key="usage" parts={['goals']} />, ...of.goals],
  'status-mapping': [<Usage key="usage" parts={['leadStatusMappings']} />, ...of['status-mapping']],
  isp: [<ForbiddenHere key="forbidden" isTemplate methods={['outApi', 'apiSync']} />, ...of.isp],
  'outbound-settings': [<Usage key="usage" parts={['outApi', 'redirect']} />, ...of['outbound-settings']],
  'inbound-settings': [<Usage key="usage" parts={['postback', 'apiSync']} />, ...of['inbound-settings']],
};

export default {
  ...generated,
  list: () => <IntegrationTemplateList tools={<ImportButton />} />,
  create: () => <IntegrationTemplateCreate inputs={inputs} />,
  edit: () => <IntegrationTemplateEdit inputs={inputs} tabs={tabs} extraButtons={<ExportButton />} />,
};
