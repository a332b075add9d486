import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { RecordContextProvider, useTranslate } from 'ra-core';
import { SecretField } from '../../../components/fields/SecretField.tsx';
import { ShownValue } from '../../../components/form/record/ShownValue.tsx';
import { InResource } from '../../../components/InResource.tsx';
import type { CurrentUser } from '../../../providers/data/contract.ts';
import { ProfileSection } from '../ProfileSection.tsx';

const keys = ['apiToken', 'botKey'] as const;

/** The keys with which programs act for the user; nothing if they have none. */
export const KeysSection = ({ user }: { user: CurrentUser }) => {
  const translate = useTranslate();
  const present = keys.filter((key) => user[key]);
  if (present.length === 0) return null;
  return (
    <ProfileSection title={translate('profile.about.keys')} text={translate('profile.about.keysText')}>
      <InResource name="employees">
        <RecordContextProvider value={user}>
          <Stack spacing={1.5}>
            {present.map((key) => (
              <div key={key}>
                <ShownValue field={key} column={<SecretField<CurrentUser> source={key} />} />
                <FormHelperText sx={{ marginX: 0 }}>
                  {translate(`resources.employees.help.${key}`, { _: '' })}
                </FormHelperText>
              </div>
            ))}
          </Stack>
        </RecordContextProvider>
      </InResource>
    </ProfileSection>
  );
};
