import generated, { GeneralSettingsEdit, generalSettingsInputs } from '../../generated/resources/generalSettings.tsx';
import { ApiDomainInput } from './ApiDomainInput.tsx';
import { TellShell } from './TellShell.tsx';

const inputs = {
  ...generalSettingsInputs,
  apiDomain: <ApiDomainInput>{generalSettingsInputs.apiDomain}</ApiDomainInput>,
};

export default {
  ...generated,
  edit: () => <GeneralSettingsEdit inputs={inputs} actions={<TellShell />} />,
};
