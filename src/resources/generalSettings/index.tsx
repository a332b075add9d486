import generated, {
  GeneralSettingsEdit,
  generalSettingsInputs,
  generalSettingsTabs,
} from '../../generated/resources/generalSettings.tsx';
import { ApiDomainInput } from './ApiDomainInput.tsx';
import { PeopleCard } from './PeopleCard.tsx';
import { TellShell } from './TellShell.tsx';

const inputs = {
  ...generalSettingsInputs,
  apiDomain: <ApiDomainInput>{generalSettingsInputs.apiDomain}</ApiDomainInput>,
};

const tabs = { general: [...generalSettingsTabs.general, <PeopleCard key="people" />] };

export default {
  ...generated,
  edit: () => <GeneralSettingsEdit inputs={inputs} tabs={tabs} extraButtons={<TellShell />} />,
};
