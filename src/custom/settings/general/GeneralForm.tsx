import { Form, RecordContextProvider, ResourceContextProvider, useTranslate } from 'ra-core';
import { TextField } from 'react-admin';
import { EnumField } from '../../../components/fields/EnumField.tsx';
import { PictureField } from '../../../components/fields/PictureField.tsx';
import { ReferenceOneField } from '../../../components/fields/ReferenceOneField.tsx';
import { FieldGroups } from '../../../components/form/FieldGroups.tsx';
import { FormField } from '../../../components/form/FormField.tsx';
import { LeavingGuard } from '../../../components/form/LeavingGuard.tsx';
import { SaveBar } from '../../../components/form/SaveBar.tsx';
import { StaleRecordDialog } from '../../../components/form/StaleRecordDialog.tsx';
import { EnumInput, NumberInput, ReferenceOneInput, TextInput, UploadInput } from '../../../components/inputs/inputs.tsx';
import type { Elements } from '../../../components/typed.ts';
import { rule } from '../../../components/validation.ts';
import type { GeneralSettings, GeneralSource } from './generalData.ts';
import { useSavingGeneral } from './useGeneralSettings.ts';

const label = (field: string) => ({ label: `settings.general.fields.${field}` });
const help = (field: string) => ({ helperText: `settings.general.help.${field}` });

const registrationChoices = ['open', 'moderated', 'closed'].map((id) => ({ id, name: `settings.general.registration.${id}` }));

const pictures = ['jpg', 'jpeg', 'png', 'gif', 'webp'];

const columns: Elements = {
  name: <TextField source="name" {...label('name')} />,
  logoUrl: <PictureField source="logoUrl" {...label('logoUrl')} />,
  faviconUrl: <PictureField source="faviconUrl" {...label('faviconUrl')} />,
  apiDomain: <TextField source="apiDomain" {...label('apiDomain')} />,
  baseCurrency: <TextField source="baseCurrency" {...label('baseCurrency')} />,
  passwordMinimum: <TextField source="passwordMinimum" {...label('passwordMinimum')} />,
  registration: <EnumField source="registration" choices={registrationChoices} {...label('registration')} />,
  registrationRole: <ReferenceOneField source="registrationRole" reference="settings/roles" {...label('registrationRole')} />,
};

const inputsOf = ({ apiDomains }: GeneralSettings): Elements => ({
  name: <TextInput source="name" validate={[rule('required'), rule('maxLength', 100)]} {...label('name')} />,
  logoUrl: <UploadInput source="logoUrl" scope="tenant_logo" extensions={pictures} megabytes={2} {...label('logoUrl')} />,
  faviconUrl: (
    <UploadInput source="faviconUrl" scope="tenant_favicon" extensions={[...pictures, 'ico']} megabytes={1} {...label('faviconUrl')} />
  ),
  // Without a host to choose there is nothing to choose.
  ...(apiDomains.length > 0 && {
    apiDomain: (
      <EnumInput source="apiDomain" choices={apiDomains.map((domain) => ({ id: domain, name: domain }))} {...label('apiDomain')} {...help('apiDomain')} />
    ),
  }),
  passwordMinimum: (
    <NumberInput source="passwordMinimum" validate={[rule('required'), rule('integerNumber'), rule('minMax', 5, 128)]} {...label('passwordMinimum')} />
  ),
  registration: (
    <EnumInput source="registration" choices={registrationChoices} validate={[rule('required')]} {...label('registration')} {...help('registration')} />
  ),
  registrationRole: (
    <ReferenceOneInput
      source="registrationRole"
      reference="settings/roles"
      among={{ type: ['affiliate'], status: ['active'] }}
      {...label('registrationRole')}
      {...help('registrationRole')}
    />
  ),
});

/** What an administrator decides for the network. */
export const GeneralForm = ({ settings }: { settings: GeneralSettings }) => {
  const translate = useTranslate();
  const inputs = inputsOf(settings);
  const { save, conflict, resolve, dismiss } = useSavingGeneral(inputs);
  return (
    <ResourceContextProvider value="settings/general">
      <RecordContextProvider value={{ ...settings, id: 'general' }}>
        <Form noValidate onSubmit={(values: GeneralSource) => save(settings, values)}>
          <LeavingGuard root="/settings/general" />
          <FieldGroups
            groups={[
              { heading: 'network', fields: ['name', 'baseCurrency', 'logoUrl', 'faviconUrl', ...(inputs['apiDomain'] ? ['apiDomain'] : [])] },
              { heading: 'people', fields: ['registration', 'registrationRole', 'passwordMinimum'] },
            ]}
            textOf={(heading) => `settings.general.sections.${heading}`}
          >
            {(field) => <FormField name={field} inputs={inputs} columns={columns} />}
          </FieldGroups>
          <SaveBar label={translate('ra.action.save')} />
        </Form>
        {conflict && <StaleRecordDialog conflict={conflict} columns={columns} onResolve={resolve} onClose={dismiss} />}
      </RecordContextProvider>
    </ResourceContextProvider>
  );
};
